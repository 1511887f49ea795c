/* A browser that is to be told whose turn it is: it asks its owner, and its push service for an
   address, and the form takes that to the inn. */

for (const form of document.querySelectorAll("form[data-push]")) {
  const able = window.isSecureContext && "serviceWorker" in navigator && "PushManager" in window;
  const button = form.querySelector("[data-works]");
  button.hidden = !able;
  says(form, able ? "" : form.dataset.cannot);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    button.setAttribute("aria-busy", "true");
    says(form, "");
    try {
      form.elements.address.value = JSON.stringify(await address(form.dataset.push));
      form.submit();
    } catch {
      says(form, form.dataset.notDone);
      button.removeAttribute("aria-busy");
    }
  });
}

/* Where the push service takes messages for this browser. */
async function address(key) {
  const worker = await navigator.serviceWorker.register("/static/notices.js");
  await active(worker);
  const old = await worker.pushManager.getSubscription();
  if (old && !same(old.options.applicationServerKey, key)) await old.unsubscribe();
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function active(worker) {
  const coming = worker.installing || worker.waiting;
  if (worker.active || !coming) return null;
  return new Promise((done) => {
    coming.addEventListener("statechange", () => coming.state === "activated" && done());
  });
}

function same(bytes, key) {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "") === key;
}

function says(form, words) {
  const place = form.querySelector("[data-said]");
  place.textContent = words;
  place.hidden = !words;
}
