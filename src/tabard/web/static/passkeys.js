/* Passkeys: the inn gives a challenge, the browser lets a passkey sign it, and the form takes what
   came of it back to the inn. */

const able = window.PublicKeyCredential?.parseCreationOptionsFromJSON && navigator.credentials;

for (const form of document.querySelectorAll("form[data-passkey]")) {
  form.querySelector("[data-works]").hidden = !able;
  says(form, able ? "" : form.dataset.cannot);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const button = form.querySelector("[data-works]");
    button.setAttribute("aria-busy", "true");
    says(form, "");
    try {
      form.credential.value = JSON.stringify(await shown(form));
      form.submit();
    } catch (trouble) {
      says(form, sentence(form, trouble));
      button.removeAttribute("aria-busy");
    }
  });
}

/* What the browser has signed. */
async function shown(form) {
  const make = form.dataset.passkey === "make";
  const said = new URLSearchParams({ for: form.dataset.passkey, name: form.elements.name?.value ?? "" });
  const answer = await fetch("/you/challenge", { method: "POST", body: said });
  if (!answer.ok) throw new Refused(await answer.text());
  const options = await answer.json();
  return make
    ? navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
    : navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
}

/* The inn's own sentence. */
class Refused extends Error {
  constructor(text) {
    const page = new DOMParser().parseFromString(text, "text/html");
    super(page.querySelector(".answer")?.textContent.trim() ?? "");
  }
}

function sentence(form, trouble) {
  if (trouble instanceof Refused && trouble.message) return trouble.message;
  if (trouble instanceof TypeError) return document.body.dataset.lost;
  return trouble.name === "InvalidStateError" ? form.dataset.knownAlready : form.dataset.notDone;
}

function says(form, words) {
  const place = form.querySelector("[data-said]");
  place.textContent = words;
  place.hidden = !words;
}
