/* The page without it works as links and forms. With it, parts are fetched anew and put in place,
   news arrives by itself, and the board can be zoomed and walked over with the arrow keys. */
"use strict";

const main = document.querySelector("main");
const table = main && main.dataset.table;
const body = document.body;
const AGAIN = 1000; // milliseconds until what could not be had is asked for again
const LEAVING = 30000; // milliseconds that the next page may take; then it does not come any more
const SAID = ".decide :is(.answer, .odds, .explained, .said)"; // what answers whoever has asked or picked
let sending = 0; // what somebody asked for is on its way; news waits for it
let moving = 0; // of that, what changes the table
let asked = 0; // requests for parts, so that a late answer does not replace a newer one
let away = false; // was something missed while nobody looked?
const shown = new Map(); // each part as it came, to see whether it changed

/* --- fetching parts --------------------------------------------------------------------- */

/* What somebody asks for with a click. */
async function show(address, options = {}) {
  const moves = Number(Boolean(options.method));
  sending++;
  moving += moves;
  try {
    return await fetched(address, options);
  } finally {
    sending--;
    moving -= moves;
  }
}

async function fetched(address, options) {
  const mine = ++asked;
  let answer;
  try {
    answer = await fetch(address, { ...options, headers: { "X-Parts": "1" } });
  } catch {
    complain(body.dataset.lost);
    if (table) setTimeout(news, AGAIN);
    return false;
  }
  const text = await answer.text();
  if (mine !== asked) return answer.ok;
  const page = new DOMParser().parseFromString(text, "text/html");
  const later = Number(answer.headers.get("Retry-After"));
  if (!answer.ok && later && options.later?.(later)) return false;
  if (!answer.ok) {
    const said = page.querySelector(".answer")?.textContent.trim();
    complain(said || error(text) || answer.statusText);
    if (options.method) await fetched(location.pathname, {});
    else if (table && answer.status >= 500) setTimeout(news, AGAIN);
    return false;
  }
  if (!page.querySelector("main[data-table], main[data-replay]") || page.body.className !== body.className) {
    location.assign(answer.url);
    return true;
  }
  const there = new URL(answer.url);
  history.replaceState(null, "", there.pathname + there.search);
  const kept = page.querySelector("[data-print][data-same]");
  if (kept && !printed()) location.reload();
  else replace(page, kept);
  return true;
}

function error(text) {
  try {
    return JSON.parse(text).error;
  } catch {
    return "";
  }
}

/* What never changes (the printed board, the symbols) is not sent again: ``kept`` holds its place. */
function printed() {
  return document.querySelector("svg[data-print]");
}

function replace(page, kept) {
  const under = live(pointer);
  const stood = standing();
  const active = document.activeElement;
  const inNow = active && active.closest && active.closest("#now, #board, #holdings, #over, #lent, #people");
  const before = remember(active);
  const told = Number(document.querySelector("#log")?.dataset.told || 0);
  const reading = moving ? null : read();
  const lent = wordsOf("#lent p");
  const question = questioned();
  const said = [...document.querySelectorAll(SAID)].map((one) => one.textContent);
  document.title = page.title;
  const parts = [...page.querySelectorAll("[data-part]")];
  const same = parts.every((part) => document.getElementById(part.id));
  const here = [...document.querySelectorAll("[data-part]")].every((p) => page.getElementById(p.id));
  if (!same || !here) {
    parts.forEach((part) => shown.set(part.id, part.outerHTML));
    const [board, panels] = [boards(), [...main.querySelectorAll("input[data-kept]")]];
    kept?.replaceWith(printed());
    main.replaceChildren(...page.querySelector("main").childNodes);
    stay(board, boards());
    arrange(panels);
  } else {
    parts.forEach(put);
  }
  const slider = page.getElementById("at");
  if (slider && document.activeElement?.id !== "at") {
    document.getElementById("at").value = slider.value;
    document.getElementById("at-shown").textContent = slider.value;
  }
  Object.assign(main.dataset, page.querySelector("main").dataset);
  if (Number(document.querySelector("#log")?.dataset.told || 0) > told) tells(reading);
  if (questioned() !== question) document.querySelector(".decide")?.scrollTo(0, 0);
  ready();
  if (!document.querySelector(`[data-ahead="${CSS.escape(document.querySelector(".bubble")?.dataset.of || "")}"]`)) burst();
  move(stood);
  guard(under);
  [...document.querySelectorAll(SAID)].find((one) => !said.includes(one.textContent))?.scrollIntoView({ block: "nearest" });
  document.querySelector(".decide .moves > .primary")?.scrollIntoView({ block: "nearest" });
  announce(told, lent);
  if (document.activeElement === body || !document.contains(active)) {
    const again = find(before);
    if (again) again.focus({ preventScroll: true });
    else if (inNow) document.querySelector("#question, #outcome")?.focus({ preventScroll: true });
  }
  beside();
}

/* What is asked, and which question it is: the same words may be asked again. */
function questioned() {
  return wordsOf("#question, #lesson") + (document.querySelector("form[data-moves] [name=question]")?.value || "");
}

function put(part) {
  const old = document.getElementById(part.id);
  if (shown.get(part.id) === part.outerHTML || busy(old)) return;
  shown.set(part.id, part.outerHTML);
  const open = new Set([...old.querySelectorAll("details[open] > summary")].map((s) => s.textContent));
  const shut = new Set([...old.querySelectorAll("[data-shut]:not([open], [data-folded], [data-brief])")].map((one) => one.dataset.shut));
  const lay = new Set([...old.querySelectorAll("[data-n]")].map((one) => one.dataset.n));
  const scrolled = [...old.querySelectorAll("ol, pre")].map((list) => list.scrollTop);
  const chosen = [...old.querySelectorAll("form select")].filter((one) => !one.selectedOptions[0]?.defaultSelected);
  stay(old.querySelector("svg[data-board]"), part.querySelector("svg[data-board]"));
  old.replaceWith(part);
  for (const summary of part.querySelectorAll("summary")) {
    if (open.has(summary.textContent) && !summary.closest("[data-anew]") && !summary.parentElement.matches("[data-folded]")) summary.parentElement.open = true;
  }
  for (const one of part.querySelectorAll("[data-shut]")) if (shut.has(one.dataset.shut)) one.open = false;
  for (const { name, value, form } of chosen) {
    const again = [...part.querySelectorAll("form select")].find((one) => one.name === name && one.form.action === form.action);
    if ([...(again?.options || [])].some((one) => one.value === value)) again.value = value;
  }
  for (const one of part.querySelectorAll("[data-n]")) one.classList.toggle("rests", lay.has(one.dataset.n));
  [...part.querySelectorAll("ol, pre")].forEach((list, i) => { list.scrollTop = scrolled[i] || 0; });
}

/* The board stays as near as it was looked at. */
function stay(before, after) {
  if (before && after && whole(before).join() === whole(after).join()) {
    setBox(after, ...before.getAttribute("viewBox").split(" ").map(Number));
  }
}

/* What somebody is typing, or has marked to copy, is not taken away; nor the button he presses. */
function busy(part) {
  const active = document.activeElement;
  return part.contains(active) && [active, ...(active.form?.elements || [])].some(unsent);
}

function unsent(field) {
  if (!field.matches("input:not([type=hidden]):not([type=range])")) return false;
  return field.readOnly || ![field.defaultValue, field.dataset.sent].includes(field.value);
}

function remember(element) {
  if (!element || element === body) return null;
  return { id: element.id, value: element.value, marks: element.dataset?.marks, text: element.textContent.trim(), tag: element.tagName };
}

function find(old) {
  if (!old) return null;
  if (old.id) return document.getElementById(old.id);
  if (old.marks) return document.querySelector(`[data-marks="${CSS.escape(old.marks)}"]`);
  return [...document.querySelectorAll("#main " + old.tag)].find((one) => one.textContent.trim() === old.text && one.value === old.value);
}

/* What was told since, and for whom a bot plays now. */
function announce(told, before) {
  const log = document.querySelector("#log");
  const count = told ? Number(log?.dataset.told || 0) - told : 0;
  const lent = wordsOf("#lent p");
  if (count <= 0 && lent === before) return;
  const lines = count > 0 ? [...log.querySelectorAll("[data-number]")].filter((l) => l.dataset.number >= told).slice(0, 8) : [];
  const question = document.querySelector("#question, #outcome")?.textContent || "";
  if (count > 0) sound(document.querySelector("#episode .die[data-n]") && lines.some((l) => l.dataset.said) ? "dice" : "moved", ...(document.title.startsWith("●") ? ["turn"] : []));
  tell([lent !== before && lent, ...lines.reverse().map((l) => heard(l, told)), question].filter(Boolean).join(" "));
}

/* --- sounds, which somebody must have asked for ---------------------------------------------- */

/* Each is a few tones: how high, when, and how long, in hertz and seconds. */
const TONES = {
  turn: [[523, 0, 0.12], [784, 0.12, 0.22]],
  moved: [[330, 0, 0.07]],
  dice: [[190, 0, 0.04], [240, 0.07, 0.04], [170, 0.13, 0.04], [210, 0.2, 0.05]],
};
let tones = null; // made at the first sound: a browser wants a click before

function sound(...words) {
  if (localStorage.getItem("tabard.sounds") !== "true") return;
  tones = tones || new AudioContext();
  const begins = tones.currentTime;
  for (const [hertz, at, lasts] of words.flatMap((word, place) => TONES[word].map(([h, a, l]) => [h, a + place * 0.3, l]))) {
    const [tone, loud] = [tones.createOscillator(), tones.createGain()];
    tone.type = "triangle";
    tone.frequency.value = hertz;
    loud.gain.setValueAtTime(0.12, begins + at);
    loud.gain.exponentialRampToValueAtTime(0.001, begins + at + lasts);
    tone.connect(loud).connect(tones.destination);
    tone.start(begins + at);
    tone.stop(begins + at + lasts);
  }
}

function wordsOf(where) {
  return [...document.querySelectorAll(where)].map((one) => one.textContent).join(" ");
}

/* --- the log: the newest is above, and whoever reads what is older is not torn away --------------- */

/* The uppermost line that is seen, where somebody has gone down to read it, and how far down. */
function read() {
  const panel = document.querySelector(".log-panel");
  if (!panel?.scrollTop) return null;
  const edge = panel.getBoundingClientRect().top;
  const line = [...panel.querySelectorAll("#log > ol > [data-number]")].find((one) => one.getBoundingClientRect().bottom > edge);
  return line ? { number: Number(line.dataset.number), from: line.getBoundingClientRect().top - edge } : null;
}

/* Something new was told: it is seen at once, or a button says so to whoever reads or looks elsewhere. */
function tells(reading) {
  const [panel, button] = [document.querySelector(".log-panel"), document.querySelector(".newer")];
  if (!button) return;
  const line = reading && [...panel.querySelectorAll("#log > ol > [data-number]")].find((one) => Number(one.dataset.number) <= reading.number);
  if (line) panel.scrollTop += line.getBoundingClientRect().top - panel.getBoundingClientRect().top - reading.from;
  else panel.scrollTop = 0;
  button.hidden = !panel.scrollTop && document.querySelector(".talk [value=log]").checked;
}

function newest() {
  document.querySelector(".log-panel")?.scrollTo(0, 0);
  heeded();
}

/* What is new has been seen. */
function heeded() {
  const button = document.querySelector(".newer");
  if (button && document.querySelector(".log-panel").checkVisibility()) button.hidden = true;
}

document.addEventListener("click", (event) => {
  if (!event.target.closest(".newer")) return;
  const [log, fold] = [document.querySelector(".talk [value=log]"), document.querySelector(".talk .fold :checked")];
  if (!log.checked) log.click();
  if (fold?.checked) fold.click();
  newest();
  log.focus();
});

document.addEventListener("scroll", (event) => {
  if (event.target.matches?.(".log-panel") && !event.target.scrollTop) heeded();
}, { capture: true, passive: true });

document.addEventListener("change", (event) => {
  if (event.target.matches(".talk [value=log]")) newest();
});

/* A fight is told in a sentence, and only what is new of one whose beginning was heard. */
function heard(line, told) {
  const { first, said, came } = line.dataset;
  return said ? (first < told && came) || said : line.textContent.trim();
}

function tell(words) {
  const live = document.getElementById("news");
  if (live) live.textContent = words;
}

/* What was asked for is read out where it is answered. */
function answered(asker) {
  const answer = asker.dataset.says && document.querySelector(asker.dataset.says);
  if (answer) tell(answer.textContent.trim().replace(/\s+/g, " "));
}

function complain(sentence) {
  document.querySelector(".trouble-bar")?.remove();
  const bar = document.createElement("div");
  bar.className = "trouble-bar";
  bar.setAttribute("role", "alert");
  bar.textContent = sentence;
  body.append(bar);
  setTimeout(() => bar.remove(), 6000);
}

/* --- what came under a resting pointer sleeps for a moment ------------------------------------ */

/* No longer: whoever has seen it come means his click. */
const LIVE = "button, a[href], a[data-play], summary, label";
const STEADY = 500; // milliseconds for which a click upon it is not meant
const NEAR = 6; // pixels within which a pointer has not moved
const pointer = { x: -1, y: -1, touch: false };
let asleep = null; // where, and since when

function lies({ x, y }) {
  return x < 0 ? null : document.elementFromPoint(x, y)?.closest(LIVE);
}

/* What a click there would do, in a word. */
function live(point) {
  const one = lies(point);
  return one ? [one.tagName, one.value, one.dataset.play, one.getAttribute("href"), one.textContent].join() : "";
}

function guard(before) {
  const now = live(pointer);
  if (now !== before) asleep = now ? { ...pointer, since: performance.now() } : null;
}

function far(event, point) {
  return Math.hypot(event.clientX - point.x, event.clientY - point.y) > NEAR;
}

for (const kind of ["pointermove", "pointerdown"]) {
  document.addEventListener(kind, (event) => {
    if (asleep && far(event, asleep)) asleep = null;
    Object.assign(pointer, { x: event.clientX, y: event.clientY, touch: event.pointerType === "touch" });
  }, { passive: true });
}

/* A finger never rests: to it nothing is said. */
document.addEventListener("click", (event) => {
  if (!event.detail || !asleep || far(event, asleep) || event.timeStamp - asleep.since > STEADY) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  burst();
  if (!asleep.touch) bubble(lies(pointer), "asleep", body.dataset.came);
}, true);

/* --- clicks and forms ------------------------------------------------------------------- */

function send(form, submitter, more = {}) {
  const data = new URLSearchParams(new FormData(form, submitter));
  const way = (submitter?.formMethod || form.method).toLowerCase();
  const address = submitter?.getAttribute("formaction") || form.getAttribute("action");
  if (way === "get") return show(location.pathname + "?" + data);
  if (form.dataset.seals) return seal(form, data, wordsOf(".said strong") || submitter.firstChild.textContent.trim());
  return show(address, { method: "POST", body: data, ...more });
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href], a[data-play]");
  if (!link || !main?.contains(link) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!table && !main.hasAttribute("data-replay")) return;
  if (dragged) return event.preventDefault();
  const form = document.querySelector("form[data-moves]");
  if (link.dataset.play && form) {
    event.preventDefault();
    if (moving) return; // a move is on its way: what the page shows is not asked any more
    const data = new URLSearchParams(new FormData(form));
    data.set("move", link.dataset.play);
    if (form.dataset.seals) seal(form, data, link.getAttribute("aria-label") || link.dataset.play);
    else show(form.getAttribute("action"), { method: "POST", body: data });
    return;
  }
  const href = link.getAttribute("href") || "";
  if (!href.startsWith("?")) return;
  event.preventDefault();
  show(location.pathname + href.replace(/#.*/, "")).then((fine) => fine && answered(link));
});

/* Another page is on its way, perhaps with the seat that somebody takes: whoever asked for news
   meanwhile would be a stranger still, and the answer would be lost over it. */
function leave() {
  asked++;
  sending++;
  setTimeout(() => sending--, LEAVING);
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  const way = event.submitter?.getAttribute("formaction") || form.getAttribute("action") || "";
  const own = /\/(play|undo|hint|chat|away|back|shut)$/.test(way);
  const asks = table && form.method === "get" && form.getAttribute("action")?.startsWith("#");
  if (!table) return;
  if (!own && !asks) return leave();
  event.preventDefault();
  if (moving && way.endsWith("/play")) return;
  for (const field of form.querySelectorAll("input:not([type=hidden])")) field.dataset.sent = field.value;
  if (form.matches(".hint-ask")) return hoped === questioned() || hopes(form, event.submitter);
  event.submitter?.setAttribute("aria-busy", "true");
  send(form, event.submitter).then((fine) => {
    event.submitter?.removeAttribute("aria-busy");
    if (fine && form.hasAttribute("data-chat")) form.reset();
    if (fine) answered(form);
  });
});

/* --- a hint that takes a while: the page says so, asks again, and shows it when it comes ---------- */

const HOPES = 30; // times that one is asked for while what it needs is still being made
let hoped = ""; // the question for which it is on its way
let tried = 0;

async function hopes(form, submitter) {
  if (hoped !== questioned()) tried = 0;
  hoped = questioned();
  waits();
  let again = false;
  const later = (seconds) => {
    again = ++tried < HOPES;
    if (again) setTimeout(asks_again, seconds * 1000);
    return again;
  };
  const fine = await send(form, submitter, { later });
  if (!again) hoped = "";
  waits();
  if (fine) answered(form);
  if (fine && !calm.matches) document.getElementById("hint")?.animate([{ boxShadow: "0 0 0 4px var(--lit)" }, { boxShadow: "0 0 0 4px transparent" }], { duration: COMES });
}

function asks_again() {
  const form = document.querySelector(".hint-ask");
  if (form && hoped === questioned()) hopes(form);
  else hoped = "";
}

function waits() {
  for (const form of document.querySelectorAll(".hint-ask")) {
    const waiting = hoped !== "" && hoped === questioned();
    form.querySelector("button").setAttribute("aria-busy", waiting);
    form.querySelector("[role=status]").hidden = !waiting;
  }
}

/* Where an address is not https, a browser has no clipboard but the old one. */
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const field = document.getElementById(button.dataset.copy);
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy");
  }
  button.textContent = button.dataset.done;
  tell(button.dataset.done);
});

/* --- news ------------------------------------------------------------------------------- */

let waiting = 0;
function news(mark) {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    if (sending) return news(mark);
    if (mark && mark === main.dataset.mark) return; // it is what the page shows
    if (document.hidden) away = true;
    fetched(location.pathname + location.search + (document.hidden ? (location.search ? "&" : "?") + "quiet=1" : ""), {});
  }, 60);
}

/* A browser listens again by itself, but not where somebody else has answered for the inn. */
function listen() {
  const source = new EventSource(main.dataset.stream);
  source.addEventListener("table", (event) => news(JSON.parse(event.data).mark));
  source.addEventListener("closing", (event) => complain(JSON.parse(event.data).sentence));
  source.addEventListener("error", () => {
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, AGAIN);
  });
}

/* Whoever looks at another page of the table is here as well: nobody learns at which. */
if (main?.dataset.here) new EventSource(main.dataset.here);

if (main?.dataset.stream) {
  listen();
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && away) {
      away = false;
      news();
    }
  });
}

/* --- the board -------------------------------------------------------------------------- */

let dragged = false;

function boards() {
  return document.querySelector("svg[data-board]");
}

function whole(svg) {
  if (!svg.dataset.whole) svg.dataset.whole = svg.getAttribute("viewBox");
  return svg.dataset.whole.split(" ").map(Number);
}

function zoom(svg, factor, x, y) {
  const [, , width, height] = whole(svg);
  let [left, top, wide, high] = svg.getAttribute("viewBox").split(" ").map(Number);
  const next = Math.min(Math.max(wide * factor, width / 6), width);
  const k = next / wide;
  x ??= left + wide / 2;
  y ??= top + high / 2;
  const lower = next * shape(svg, next);
  left = x - (x - left) * k;
  top = y - ((y - top) * lower) / high;
  setBox(svg, left, top, next, lower);
}

/* How high a view of the board is that is so wide: on a small screen a part of it fills its frame,
   also where the whole is so high that it leaves room at both sides. */
function shape(svg, wide) {
  const [, , width, height] = whole(svg);
  const part = innerWidth < SMALL && wide < width;
  return part ? Math.min(svg.clientHeight / svg.clientWidth, height / width) : height / width;
}

function setBox(svg, left, top, wide, high) {
  const [, , width, height] = whole(svg);
  left = Math.min(Math.max(left, 0), width - wide);
  top = Math.min(Math.max(top, 0), height - high);
  const box = [left, top, wide, high].map((n) => n.toFixed(1)).join(" ");
  svg.setAttribute("viewBox", box);
  beside();
  if (printed().getAttribute("viewBox") !== box) printed().setAttribute("viewBox", box);
  svg.classList.toggle("grab", wide < width - 1);
  clearTimeout(nearing);
  nearing = setTimeout(() => boards() && legible(boards()), RESTS);
}

const READABLE = 10; // pixels that letters of the map are to have at least, where there is room for them
const NAMES = ".place-name, .region-name, .sea-name, .square-name";
const LARGER = 1.9; // times as large as they were drawn, at most: the map itself is to be seen as well
const STEP = 0.05; // of their size: by so much they grow at a time
const PARTED = 0.2; // of a line: so far a name that grows stays from what stands beside it, or both read as one
let lettered = 0; // how near the board was when its letters were made larger
let nearing = 0; // a zoom that has not come to rest

/* The names of a map grow, all by a step and then by the next, until they can be read, or meet
   another name or a place. As they were drawn they fit, so none is smaller than that. */
function legible(svg) {
  const print = printed();
  const near = print?.getScreenCTM()?.a;
  if (!near || Math.abs(near - lettered) < 0.01) return;
  lettered = near;
  document.documentElement.style.setProperty("--near", near); // the sheet sets labels of pieces by it
  const frames = [...print.querySelectorAll("rect.frame")].map((one) => one.getBBox());
  const texts = [...print.querySelectorAll(NAMES)].filter((one) => !frames.some((frame) => meets(one.getBBox(), frame)));
  texts.forEach((one) => one.removeAttribute("transform"));
  const edge = whole(svg)[2]; // of the map, where names end
  const small = innerWidth < SMALL; // there one looks at a part of the map, from near
  const names = texts.map((one) => ({ one, x: Number(one.getAttribute("x")), drawn: lettersOf(one), box: lettersOf(one), by: 1, edge, most: small ? 1 : Math.min(LARGER, READABLE / near / parseFloat(getComputedStyle(one).fontSize)) }));
  const places = [...svg.querySelectorAll("a.spot > :first-child"), ...print.querySelectorAll(".badge, rect.frame")].map((one) => one.getBBox());
  let growing = names;
  while (growing.length) growing = growing.filter((name) => grows(name, names, places));
  for (const { one, x, drawn, by } of names) {
    if (by > 1) one.setAttribute("transform", `translate(${x} ${drawn.y}) scale(${by.toFixed(2)}) translate(${-x} ${-drawn.y})`);
  }
}

/* The box of a text is as high as a line; its letters fill this much of it. */
function lettersOf(one) {
  const { x, y, width, height } = one.getBBox();
  return { x, y: y + 0.15 * height, width, height: 0.78 * height };
}

/* Has a name room for one step more, and need of it? */
function grows(name, names, places) {
  if (!(name.by < name.most)) return false; // also where its size is not known
  const by = Math.min(name.by + STEP, name.most);
  const box = larger(name.drawn, name.x, by);
  if (box.x < 0 || box.x + box.width > name.edge) return false;
  const beside = [...names.filter((other) => other !== name).map((other) => other.box), ...places];
  if (beside.some((other) => meets(roomy(box), other) && !meets(name.drawn, other))) return false;
  Object.assign(name, { by, box });
  return true;
}

/* From where it hangs: its upper edge, at the place to which it belongs. */
function larger(box, x, by) {
  return { x: x + (box.x - x) * by, y: box.y, width: box.width * by, height: box.height * by };
}

/* With the space that parts it from the name beside it. */
function roomy({ x, y, width, height }) {
  const apart = PARTED * height;
  return { x: x - apart, y, width: width + 2 * apart, height };
}

function meets(one, other) {
  const across = one.x < other.x + other.width && other.x < one.x + one.width;
  return across && one.y < other.y + other.height && other.y < one.y + one.height;
}

const SMALL = 800; // pixels: the screen of a phone
const FINGER = 44; // pixels that a finger needs
const FAR = 0.6; // of the board: so much of it in view is too much for a finger
let reached = ""; // the lit places that the board was last turned to

/* On a small screen the board turns to what can be picked, as near as it all fits; where that is
   too far for a finger, to where the moves begin, and from there towards where most of them lead.
   Where all begin in one place there is nothing to pick but where they lead. */
function reach(svg, lit) {
  const here = lit.map((one) => one.dataset.marks).join();
  if (here === reached) return;
  reached = here;
  const begin = [...svg.querySelectorAll("a.lit.begins")];
  const all = around(svg, lit);
  setBox(svg, ...(begin.length > 1 && begin.length < lit.length && all[2] > FAR * whole(svg)[2] ? leaning(around(svg, begin), begin, lit) : all));
}

/* The same view, moved towards the middle of all that is lit, as far as these stay in it. */
function leaning([left, top, wide, high], these, lit) {
  const moved = (key, side, size) => {
    const middles = (many) => many.map((one) => one.getBBox()).map((box) => box[key] + box[side] / 2);
    const [own, every] = [middles(these), middles(lit)];
    const mean = every.reduce((sum, one) => sum + one, 0) / every.length;
    const reach = size * 0.3; // so far from the middle is still well within
    return Math.max(Math.max(...own) - reach, Math.min(mean, Math.min(...own) + reach)) - size / 2;
  };
  return [moved("x", "width", wide), moved("y", "height", high), wide, high];
}

/* The view of the board in which all of these lie, with what stands there, and none is smaller than a finger. */
function around(svg, these) {
  const [, , width, height] = whole(svg);
  const boxes = these.map((one) => one.getBBox());
  const first = these[0].querySelector("circle, rect").getBBox();
  const [left, top] = ["x", "y"].map((key) => Math.min(...boxes.map((box) => box[key])));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  const wanted = (Math.min(first.width, first.height) * svg.clientWidth) / FINGER; // so wide a view shows one for a finger
  const [airy, close] = [1.25, 1.06].map((more) => Math.max((right - left) * more, ((bottom - top) * more) / shape(svg, 0)));
  const wide = Math.min(width, Math.max(airy < width ? airy : close, wanted, width / 6));
  const high = wide * shape(svg, wide);
  return [(left + right - wide) / 2, (top + bottom - high) / 2, wide, high];
}

/* The buttons that zoom stand beside the board, or below it: where it is larger. */
function makes_room(svg) {
  const frame = svg.closest(".board-frame");
  const [, , width, height] = whole(svg);
  const { clientWidth: wide, clientHeight: high } = frame;
  const near = (across, down) => Math.min(across / width, down / height);
  frame.classList.toggle("zoom-beside", near(wide - FINGER, high) >= near(wide, high - FINGER));
}

function point(svg, event) {
  return new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-zoom]");
  const svg = boards();
  if (!button || !svg) return;
  const by = Number(button.dataset.zoom);
  if (by) zoom(svg, by > 0 ? 0.7 : 1 / 0.7);
  else setBox(svg, ...whole(svg));
});

document.addEventListener("wheel", (event) => {
  const svg = event.target.closest("svg[data-board]");
  if (!svg || !(event.ctrlKey || svg.classList.contains("grab"))) return;
  event.preventDefault();
  const { x, y } = point(svg, event);
  zoom(svg, event.deltaY > 0 ? 1.18 : 1 / 1.18, x, y);
}, { passive: false });

document.addEventListener("pointerdown", (event) => {
  const svg = event.target.closest("svg[data-board].grab");
  dragged = false;
  if (!svg || event.button || event.target.closest(".begins")) return;
  const start = point(svg, event);
  const move = (moved) => {
    const now = point(svg, moved);
    const [left, top, wide, high] = svg.getAttribute("viewBox").split(" ").map(Number);
    if (Math.hypot(moved.clientX - event.clientX, moved.clientY - event.clientY) > 6) dragged = true;
    if (dragged) setBox(svg, left + start.x - now.x, top + start.y - now.y, wide, high);
  };
  const stop = () => {
    document.removeEventListener("pointermove", move);
    setTimeout(() => { dragged = false; }, 0);
  };
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", stop, { once: true });
  document.addEventListener("pointercancel", stop, { once: true });
});

/* --- from here to there: a piece is picked up and put down, and what was picked is taken back ----- */

const HELD = 6; // pixels that a pointer moves before it carries a piece away
const DROP = 30; // pixels around a place in which what is let go falls upon it

/* What stands there, as it is carried: the piece itself, or all that lies upon a place. */
function carried(link) {
  const svg = boards();
  const ghost = svg.cloneNode(false);
  ghost.removeAttribute("data-board");
  ghost.setAttribute("class", "board carried");
  const box = link.querySelector("circle, rect").getBoundingClientRect();
  const within = (one) => {
    const { x, y } = middle(one);
    return x > box.left && x < box.right && y > box.top && y < box.bottom;
  };
  const stones = link.querySelector(".stone") ? [link.querySelector(".stone")] : [...svg.querySelectorAll(".standing:not(.moving) .stone")].filter(within);
  ghost.append(...(stones.length ? stones : [link.querySelector("circle, rect")]).map((one) => one.cloneNode(true)));
  const { left, top, width, height } = svg.getBoundingClientRect();
  Object.assign(ghost.style, { left: left + "px", top: top + "px", width: width + "px", height: height + "px" });
  body.append(ghost);
  return ghost;
}

/* The lit place under a pointer, or the nearest one close by. */
function landing({ clientX, clientY }) {
  const under = document.elementFromPoint(clientX, clientY)?.closest("svg[data-board] a.lit:not(.aside)");
  if (under) return under;
  const away = (one) => Math.hypot(middle(one).x - clientX, middle(one).y - clientY);
  const near = [...document.querySelectorAll("svg[data-board] a.lit")].sort((a, b) => away(a) - away(b))[0];
  return near && away(near) <= DROP ? near : null;
}

/* What is carried would fall here: the place shows it, and what comes of it stands beside. */
function hovers(moved) {
  const there = landing(moved);
  const same = there?.matches(".under");
  if (!same) document.querySelectorAll(".under").forEach((one) => one.classList.remove("under"));
  there?.classList.add("under");
  if (!same) wonder(there, CARRIED, true);
}

document.addEventListener("pointerdown", (event) => {
  const link = event.target.closest("svg[data-board] a.begins");
  if (!link || event.button || !event.isPrimary) return;
  const frame = link.closest(".board-frame");
  let ghost = null;
  let shows = null; // the places to which it can go are on their way
  let last = null; // where it was carried to
  const move = (moved) => {
    const [x, y] = [moved.clientX - event.clientX, moved.clientY - event.clientY];
    if (!ghost && Math.hypot(x, y) <= HELD) return;
    if (!ghost) {
      dragged = true;
      frame.setPointerCapture(event.pointerId);
      ghost = carried(link);
      shows = show(location.pathname + link.getAttribute("href").replace(/#.*/, ""));
      shows.then(() => ghost.isConnected && hovers(last));
    }
    ghost.style.transform = `translate(${x}px, ${y}px)`;
    last = moved;
    hovers(moved);
  };
  const stop = async (let_go) => {
    for (const kind of ["pointermove", "pointerup", "pointercancel"]) document.removeEventListener(kind, kind === "pointermove" ? move : stop);
    if (!ghost) return;
    setTimeout(() => { dragged = false; }, 0);
    const fine = await shows;
    ghost.remove();
    burst();
    const there = fine && let_go.type === "pointerup" && landing(let_go);
    dragged = false; // where the places were there already, this comes before what waits above
    if (there && there.dataset.marks !== link.dataset.marks) there.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  };
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", stop);
  document.addEventListener("pointercancel", stop);
});

document.addEventListener("dragstart", (event) => {
  if (event.target.closest?.("svg[data-board]")) event.preventDefault();
});

/* Esc, or a click upon the bare board, takes back what was picked, and what is on its way from there. */
function takes_back() {
  const back = boards()?.dataset.back;
  if (back) show(location.pathname + back.replace(/#.*/, ""));
  else if (sending > moving) asked++;
}

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !event.target.matches?.("input, textarea, select")) takes_back();
});

document.addEventListener("click", (event) => {
  if (!dragged && event.target.closest?.("svg[data-board]") && !event.target.closest("a")) takes_back();
});

/* What is still asked stands beside the place to which the move leads, and wholly upon the board; but
   once is enough: not where its answers are seen in the list, unless one goes by keys. */
let keyed = false; // was a key touched last, and not a pointer?
for (const kind of ["keydown", "pointerdown"]) document.addEventListener(kind, () => { keyed = kind === "keydown"; }, { capture: true, passive: true });

function beside() {
  const picker = document.querySelector(".picker");
  const svg = boards();
  if (!picker || !svg) return;
  picker.hidden = Boolean(listed()) && !keyed;
  if (picker.hidden) return;
  const frame = picker.parentElement.getBoundingClientRect();
  const place = new DOMPoint(Number(picker.dataset.x), Number(picker.dataset.y)).matrixTransform(svg.getScreenCTM());
  const [wide, high] = [picker.offsetWidth, picker.offsetHeight];
  const below = place.y - frame.top + FINGER;
  const top = below + high <= frame.height ? below : place.y - frame.top - FINGER - high;
  picker.style.left = Math.max(0, Math.min(place.x - frame.left - wide / 2, frame.width - wide)) + "px";
  picker.style.top = Math.max(0, Math.min(top, frame.height - high)) + "px";
}

/* The first answer of the list that is wholly in sight, if any is. */
function listed() {
  return [...document.querySelectorAll("#now .moves :is(.choice, .primary)")].find((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const at = (y) => one.contains(document.elementFromPoint((left + right) / 2, y));
    return right > left && at(top + 2) && at(bottom - 2);
  });
}

/* --- what a click would do, before it is done ------------------------------------------------- */

const RESTS = 250; // milliseconds that a pointer rests somewhere before that is foreseen
const CARRIED = 120; // and that a piece is held above a place
const APART = 12; // pixels between a place and what is said beside it
let wondering = 0;

/* A few words beside a thing, wholly on the screen; they go when something else is looked at. */
function bubble(near, of, ...words) {
  const tip = document.createElement("div");
  tip.className = "bubble";
  tip.dataset.of = of;
  tip.append(...words);
  body.append(tip);
  const place = near.getBoundingClientRect();
  const [wide, high] = [tip.offsetWidth, tip.offsetHeight];
  const [below, beside] = [place.bottom + APART, place.right + APART];
  const aside = beside + wide <= innerWidth ? beside : place.left - APART - wide;
  const over = aside < 0; // there is room beside it on neither side
  const top = over ? (below + high <= innerHeight ? below : place.top - APART - high) : place.top;
  tip.style.left = Math.max(0, over ? Math.min(place.left, innerWidth - wide) : aside) + "px";
  tip.style.top = Math.max(0, Math.min(top, innerHeight - high)) + "px";
  return tip;
}

function burst() {
  clearTimeout(wondering);
  document.querySelector(".bubble")?.remove();
}

/* The move, what surely changes by it, its odds, or what it still asks: as the page will say it. */
async function foresee(link, held) {
  const answer = await fetch(location.pathname + link.dataset.ahead.replace(/#.*/, "") + "&quiet=1", { headers: { "X-Parts": "1" } }).catch(() => null);
  const page = answer?.ok && new DOMParser().parseFromString(await answer.text(), "text/html");
  const words = page ? [...page.querySelectorAll("#picker :is(strong, .asked, .choice), #now .moves > .effects, #odds h3, #odds ul")] : [];
  if (!words.length || !link.isConnected || !(held ? link.matches(".under") : link.matches(":hover") || link === document.activeElement)) return;
  document.querySelector(".bubble")?.remove();
  const tip = bubble(link, link.dataset.ahead, ...words.sort((one, other) => other.matches("strong") - one.matches("strong")));
  if (link === document.activeElement) tell(tip.textContent.trim().replace(/\s+/g, " "));
}

function wonder(link, rests, held) {
  if (link && document.querySelector(".bubble")?.dataset.of === link.dataset.ahead) return;
  burst();
  if (link?.dataset.ahead) wondering = setTimeout(foresee, rests, link, held);
}

for (const kind of ["pointerover", "focusin"]) {
  document.addEventListener(kind, (event) => {
    if (event.pointerType !== "touch" && !event.target.closest?.("[title]")) wonder(event.target.closest?.("[data-ahead]"), RESTS, false);
  });
}

/* What explains itself to a pointer does so to a finger and to the focus as well. */
function explain(target) {
  const titled = target.closest?.("main [title]");
  if (!titled || target.closest("a, button, svg[data-board]")) return;
  const lines = [];
  for (let one = titled; one; one = one.parentElement.closest("[title]")) lines.push(Object.assign(document.createElement("p"), { textContent: one.title }));
  burst();
  bubble(titled, "", ...lines);
}

document.addEventListener("click", (event) => {
  if (!event.target.closest(".bubble, [data-ahead]")) burst();
  explain(event.target);
});

document.addEventListener("focusin", (event) => {
  if (event.target.matches?.(":focus-visible[title]")) explain(event.target);
});

document.addEventListener("focusout", burst);

/* Arrow keys walk from place to place; + and - zoom while the board has the focus. */
document.addEventListener("keydown", (event) => {
  const svg = event.target.closest?.("svg[data-board]");
  if (!svg || event.ctrlKey || event.altKey || event.metaKey) return;
  const turn = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  if (event.key === "+" || event.key === "-") zoom(svg, event.key === "+" ? 0.7 : 1 / 0.7);
  if (!turn) return;
  event.preventDefault();
  const here = middle(event.target);
  let best = null;
  for (const spot of svg.querySelectorAll("a.spot")) {
    const there = middle(spot);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const along = dx * turn[0] + dy * turn[1];
    const aside = Math.abs(dx * turn[1]) + Math.abs(dy * turn[0]);
    if (along < 2 || aside > along * 2) continue;
    const far = along + aside * 1.5;
    if (!best || far < best.far) best = { spot, far };
  }
  best?.spot.focus();
});

function middle(element) {
  const place = element.matches(".spot") ? element.querySelector("circle, rect") : element;
  const box = place.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/* --- motion: what lay elsewhere a moment ago travels, what is new appears ------------------ */

const TRAVEL = 600; // milliseconds
const COMES = 2400; // milliseconds in which what was waited for stops to glow
const MANY = 40; // pieces: more are a new table, not a move
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/* Every piece on the board: what it is, where it lies, and how many. */
function standing() {
  return [...document.querySelectorAll("svg[data-board] .standing")].map((one) => {
    const use = one.querySelector("use");
    const [x, y] = ["x", "y"].map((key) => Number(use.getAttribute(key)));
    const letter = one.querySelector(".letter")?.textContent || "";
    const kind = [use.getAttribute("href"), one.querySelector(".stone").className.baseVal, letter].join();
    return { one, kind, x, y, count: Number(one.querySelector(".count text")?.textContent || 1) };
  });
}

function move(before) {
  if (calm.matches || document.hidden || !before.length) return;
  const after = standing();
  const at = (piece) => [piece.kind, piece.x, piece.y].join();
  const counted = (pieces) => pieces.reduce((all, piece) => all.set(at(piece), (all.get(at(piece)) || 0) + piece.count), new Map());
  const [was, is] = [counted(before), counted(after)];
  const gone = before.filter((piece) => was.get(at(piece)) > (is.get(at(piece)) || 0));
  const come = after.filter((piece) => is.get(at(piece)) > (was.get(at(piece)) || 0));
  if (gone.length + come.length > MANY) return;
  for (const piece of come) {
    const from = gone.find((other) => other.kind === piece.kind && !other.taken);
    if (!from) appear(piece.one);
    else {
      from.taken = true;
      travel(was.has(at(piece)) ? copy(piece.one) : piece.one, from.x - piece.x, from.y - piece.y);
    }
  }
  for (const piece of gone) if (!piece.taken && !is.has(at(piece))) vanish(copy(piece.one));
}

function copy(one) {
  const twin = one.cloneNode(true);
  twin.removeAttribute("href");
  twin.setAttribute("class", "standing moving");
  twin.querySelector(".count")?.remove();
  document.querySelector("svg[data-board]").append(twin);
  twin.dataset.twin = "";
  return twin;
}

function play(one, frames) {
  const done = one.animate(frames, { duration: TRAVEL, easing: "ease-in-out" }).finished;
  done.catch(() => {}).then(() => { if ("twin" in one.dataset) one.remove(); });
}

function travel(one, x, y) {
  play(one, [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }]);
}

function appear(one) {
  play(one, [{ opacity: 0 }, { opacity: 1 }]);
}

function vanish(one) {
  play(one, [{ opacity: 1 }, { opacity: 0 }]);
}

/* A choice shows its place on the board, and a place its choices; no choice lights another. */
for (const kind of ["pointerover", "focusin"]) {
  document.addEventListener(kind, (event) => {
    document.querySelectorAll(".hover").forEach((one) => one.classList.remove("hover"));
    const from = event.target.closest?.("[data-things], [data-marks]");
    if (!from) return;
    const marks = (from.dataset.things || from.dataset.marks || "").split(/[ ,]/).filter(Boolean);
    for (const mark of marks) {
      for (const one of document.querySelectorAll(`[data-marks~="${mark}"], [data-things~="${mark}"]`)) {
        if (one === from || !from.matches(".choice") || !one.matches(".choice")) one.classList.add("hover");
      }
    }
  });
}

/* --- the clock -------------------------------------------------------------------------- */

const LATE = 30; // seconds

function tick() {
  for (const clock of document.querySelectorAll("[data-left]")) {
    clock.dataset.end ||= performance.now() + clock.dataset.left * 1000;
    const left = Math.max(0, Math.ceil((clock.dataset.end - performance.now()) / 1000));
    const [hours, minutes, seconds] = [left / 3600, (left / 60) % 60, left % 60].map(Math.floor);
    const two = (number) => String(number).padStart(2, "0");
    const now = hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
    clock.classList.toggle("late", left <= LATE);
    if (clock.textContent === now) continue;
    clock.textContent = now;
    if (left === LATE && clock.dataset.soon) tell(clock.dataset.soon);
  }
}

/* --- a private link --------------------------------------------------------------------- */

/* Its word goes from the address, where others could read it, into the form that sends it. */
const link = document.querySelector("[data-from-address]");
if (link && location.hash.length > 1) {
  link.value = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
  link.form.querySelector("button").focus();
}

/* --- exercises: which of them are solved is known to this browser alone -------------------- */

function remember_solved() {
  const solved = new Set(JSON.parse(localStorage.getItem("tabard.solved") || "[]"));
  for (const one of document.querySelectorAll("[data-solved]")) solved.add(one.dataset.solved);
  if (solved.size) localStorage.setItem("tabard.solved", JSON.stringify([...solved]));
  for (const one of document.querySelectorAll("[data-exercise]")) one.classList.toggle("solved", solved.has(one.dataset.exercise));
}

/* --- chance that can be checked: a number of this browser's own, and what it has seen -------- */

const SEEN = 10; // so many words of a log are remembered, the newest

/* A new number for each table, the same for as long as one has not sat down; it can be typed over. */
function numbers() {
  const fields = [...document.querySelectorAll("[data-number]")];
  if (!fields.length) return;
  if (sessionStorage.getItem("tabard.number") === null) {
    const drawn = crypto.getRandomValues(new Uint8Array(32));
    sessionStorage.setItem("tabard.number", [...drawn].map((one) => one.toString(16).padStart(2, "0")).join(""));
  }
  for (const field of fields) field.value = field.defaultValue = sessionStorage.getItem("tabard.number");
}

document.addEventListener("input", (event) => {
  if (event.target.matches("[data-number]")) sessionStorage.setItem("tabard.number", event.target.value);
});

document.addEventListener("submit", (event) => {
  const field = event.target.elements.number;
  if (!field?.dataset.promised) return;
  sessionStorage.removeItem("tabard.number");
  sessionStorage.setItem("tabard.promised", field.dataset.promised);
});

function witness() {
  const part = document.getElementById("fairness");
  const promised = sessionStorage.getItem("tabard.promised");
  sessionStorage.removeItem("tabard.promised");
  if (!table || !part?.dataset.commitment) return;
  const { commitment, word, version } = part.dataset;
  const name = "tabard.chance." + table;
  const known = JSON.parse(localStorage.getItem(name)) || { promised: promised || commitment, words: {} };
  if (word) known.words[version] = word;
  known.words = Object.fromEntries(Object.entries(known.words).slice(-SEEN));
  localStorage.setItem(name, JSON.stringify(known));
  part.querySelector("[data-broken]").hidden = known.promised === commitment;
  part.querySelector("[data-seen]").hidden = !word;
  const list = part.querySelector("[data-words]");
  list.replaceChildren(...Object.entries({ ...known.opened, ...known.words }).map(([count, seen]) => {
    const line = document.createElement("li");
    line.append(list.dataset.words.replace("#", count) + " ", Object.assign(document.createElement("code"), { textContent: seen.slice(0, 16) }));
    return line;
  }));
  if (known.promised !== commitment) part.querySelector("details").open = true;
}

/* --- answers that are sealed: the inn hears them from here when all others are in ------------------ */

const SEALED = "tabard.sealed."; // what each seal holds, until it was opened
const opening = new Set(); // seals that are on their way

function hex(bytes) {
  return [...new Uint8Array(bytes)].map((one) => one.toString(16).padStart(2, "0")).join("");
}

/* Where a browser can seal nothing, because the address is not https, it answers openly. */
async function seal(form, data, says) {
  const action = form.getAttribute("action");
  if (!crypto.subtle) return show(action, { method: "POST", body: data });
  const drawn = crypto.getRandomValues(new Uint8Array(16));
  const [question, seat, move] = ["question", "seat", "move"].map((name) => data.get(name));
  const text = `tabard seal 1\n${form.dataset.seals}\n${question} ${seat} ${move}`;
  const key = await crypto.subtle.importKey("raw", drawn, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const made = hex(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text)));
  localStorage.setItem(SEALED + made, JSON.stringify({ seat, move, number: hex(drawn), says }));
  data.delete("move");
  data.set("seal", made);
  return show(action.replace(/play$/, "seal"), { method: "POST", body: data });
}

function sealed() {
  for (const one of document.querySelectorAll("[data-sealed]")) {
    const kept = JSON.parse(localStorage.getItem(SEALED + one.dataset.sealed));
    if (!kept) continue;
    one.querySelector("[data-own]").textContent = kept.says;
    if (table && "opens" in one.dataset && !opening.has(one.dataset.sealed)) unseal(one, kept);
  }
}

/* The word at which a seal was opened is remembered as well: in the end all seals must stand before it. */
async function unseal(one, { seat, move, number }) {
  const { sealed: made } = one.dataset;
  const { word, version } = document.getElementById("fairness").dataset;
  const known = JSON.parse(localStorage.getItem("tabard.chance." + table));
  localStorage.setItem("tabard.chance." + table, JSON.stringify({ ...known, opened: { ...known.opened, [version]: word } }));
  opening.add(made);
  one.querySelector("[data-elsewhere]").hidden = true;
  const body = new URLSearchParams({ seat, move, number });
  const answer = await fetch(`/table/${table}/open`, { method: "POST", body, headers: { "X-Parts": "1" } }).catch(() => null);
  if (answer?.ok) localStorage.removeItem(SEALED + made);
  else one.querySelector("[data-elsewhere]").hidden = false;
  if (!answer || answer.status >= 500) setTimeout(() => { opening.delete(made); news(); }, AGAIN);
}

/* --- panels: which one is shown, and which are folded, is remembered ---------------------- */

function recall() {
  for (const one of document.querySelectorAll("[data-kept]")) {
    const kept = localStorage.getItem("tabard." + one.dataset.kept);
    if (innerWidth < SMALL && one.type === "radio") continue; // there a page begins with what leaves room for the question
    if (kept !== null && one.tagName === "SELECT") one.value = kept;
    else if (kept !== null && !one.closest("[data-wanted]")) one.checked = one.type === "radio" ? kept === one.value : kept === "true";
  }
  for (const group of document.querySelectorAll(".tabs")) {
    const radios = [...group.querySelectorAll("[type=radio]")];
    if (radios.length && !radios.some((one) => one.checked)) radios[0].checked = true;
  }
}

/* A page that is laid out anew (the game is over, say) shows and folds what ``was`` shown and folded. */
function arrange(was) {
  for (const { type, value, checked, dataset } of was) {
    const one = main.querySelector(`[data-kept="${dataset.kept}"]` + (type === "radio" ? `[value="${value}"]` : ""));
    if (one && (checked || type !== "radio")) one.checked = checked;
  }
}

document.addEventListener("change", (event) => {
  const one = event.target.closest("[data-kept]");
  if (!one) return;
  if (one.matches(".fold :not(:checked)")) one.closest(".panels").querySelectorAll(".panel").forEach((panel) => panel.scrollTo(0, 0));
  localStorage.setItem("tabard." + one.dataset.kept, one.type === "checkbox" ? one.checked : one.value);
  if (one.dataset.kept === "sounds") sound("turn");
});

/* Who chooses how the house looks, or what it speaks, comes back to where he is by now. */
document.addEventListener("submit", (event) => {
  const back = event.target.matches('[action="/look"]') && event.target.elements.back;
  if (back) back.value = location.pathname + location.search;
});

/* A panel that is picked is unfolded, also where it was the one in front. */
document.addEventListener("click", (event) => {
  const fold = event.target.closest(".tabs [type=radio]")?.closest(".tabs").querySelector(".fold input");
  if (fold?.checked) fold.click();
});

/* --- what goes on beyond an edge fades there, and the wheel brings tracks ----------------------- */

const FADING = ".tracks, .decide, .panel.own, .panel.goals, .log-panel, #episode, .lesson";

function fade(one) {
  one.classList.toggle("beyond", one.scrollLeft + one.clientWidth < one.scrollWidth - 2);
  one.classList.toggle("below", one.scrollTop + one.clientHeight < one.scrollHeight - 8);
}

const STRIP = 28; // pixels: the height of the button that says so
let unfolded = ""; // the fight that somebody reads

function fades() {
  document.querySelectorAll(FADING).forEach(fade);
  further();
}

/* Answers lie under a fight that is kept in sight: a button says so, and brings them. */
function further() {
  const [decide, button, fight] = [document.querySelector(".decide"), document.querySelector(".further"), kept()];
  if (!button) return;
  button.hidden = !fight || !covered(fight).length;
  if (fight) decide.style.setProperty("--fight", fight.offsetHeight + "px");
}

/* A fight that would lie upon answers is folded to how it began and came out, unless somebody has
   unfolded it to read it. */
function fold() {
  const folded = document.querySelector("#episode > [data-brief]");
  if (folded) folded.open = true;
  const fight = kept();
  if (!fight) return folded?.removeAttribute("data-brief");
  const brief = innerWidth >= SMALL && fight.open && fight.dataset.shut !== unfolded && covered(fight).length > 0;
  fight.toggleAttribute("data-brief", brief);
  if (brief) fight.open = false;
}

document.addEventListener("click", (event) => {
  const fight = event.target.closest("#episode > .episode > summary")?.parentElement;
  if (!fight) return;
  unfolded = fight.open ? "" : fight.dataset.shut;
  delete fight.dataset.brief;
});

/* The fight that is kept in sight, if any. */
function kept() {
  return [...document.querySelectorAll("#episode > *")].find((one) => getComputedStyle(one).position === "sticky");
}

function covered(fight) {
  const edge = fight.getBoundingClientRect().top - STRIP;
  return [...document.querySelectorAll("#now .moves :is(.choice:not(.orders *), .primary, .as-list > summary)")].filter((one) => one.checkVisibility() && one.getBoundingClientRect().bottom > edge + 1);
}

document.addEventListener("click", (event) => {
  if (!event.target.closest(".further")) return;
  const [decide, now] = [document.querySelector(".decide"), document.querySelector("#now")];
  decide.scrollBy({ top: 0.7 * (decide.clientHeight - parseFloat(decide.style.getPropertyValue("--fight"))), behavior: calm.matches ? "auto" : "smooth" });
  now.querySelector("#question").focus({ preventScroll: true });
});

document.addEventListener("scroll", (event) => {
  if (!event.target.matches?.(FADING)) return;
  fade(event.target);
  if (event.target.matches(".decide")) further();
}, { capture: true, passive: true });

for (const kind of ["toggle", "change"]) document.addEventListener(kind, fades, { capture: true });

document.addEventListener("wheel", (event) => {
  const tracks = event.target.closest?.(".tracks");
  if (tracks && !event.shiftKey) tracks.scrollLeft += event.deltaY;
}, { passive: true });

addEventListener("resize", fold);
addEventListener("resize", fades);
addEventListener("resize", () => boards() && makes_room(boards()));
addEventListener("resize", beside);
addEventListener("resize", () => boards() && legible(boards()));
document.fonts.ready.then(() => {
  lettered = 0;
  if (boards()) legible(boards());
});

/* --- what a fresh part needs ------------------------------------------------------------ */

function ready() {
  waits();
  document.querySelectorAll(".sounds").forEach((one) => { one.hidden = false; });
  remember_solved();
  numbers();
  witness();
  sealed();
  fold();
  fades();
  tick();
  document.querySelectorAll("[data-zoom]").forEach((button) => { button.hidden = false; });
  document.querySelectorAll("[data-copy]").forEach((button) => { button.hidden = false; });
  document.querySelectorAll("[data-slider-go]").forEach((button) => { button.hidden = true; });
  const svg = boards();
  if (svg) {
    whole(svg);
    makes_room(svg);
    legible(svg);
    const spots = [...svg.querySelectorAll("a.spot")];
    const lit = spots.filter((spot) => spot.classList.contains("lit"));
    const stops = new Set(lit.length ? lit : spots.slice(0, 1));
    spots.forEach((spot) => spot.setAttribute("tabindex", stops.has(spot) ? "0" : "-1"));
    const pick = [...svg.querySelectorAll("a.lit")]; // places, and pieces that lie upon them
    if (pick.length && innerWidth < SMALL) reach(svg, pick);
    beside();
  }
}

document.addEventListener("input", (event) => {
  if (!event.target.closest("[data-slider]")) return;
  document.getElementById("at-shown").textContent = event.target.value;
  clearTimeout(waiting);
  waiting = setTimeout(() => show(location.pathname + "?at=" + event.target.value), 80);
});

/* A replay that goes on by itself, move by move, at a pace one sets. */
let running = 0; // the run that goes on, if any: one that was stopped ends with the answer it waits for
let runs = 0;
let next = 0; // its next move

async function run(go) {
  clearTimeout(next);
  const mine = go ? ++runs : 0;
  running = mine;
  const button = document.querySelector("[data-go]");
  const said = button.dataset.go || button.textContent;
  button.dataset.go = said;
  const [at, slider] = [document.getElementById("at"), document.getElementById("at-shown")];
  if (!go || Number(at.value) >= Number(at.max)) {
    running = 0;
    button.textContent = said;
    return;
  }
  button.textContent = button.dataset.stop;
  const began = performance.now();
  const fine = await show(location.pathname + "?at=" + (Number(at.value) + 1));
  if (mine !== running) return;
  const pause = Number(document.querySelector("[data-kept=pace]").value) - (performance.now() - began);
  if (fine && slider.textContent === at.value) next = setTimeout(run, Math.max(pause, 50), true);
  else run(false);
}

document.addEventListener("click", (event) => {
  const go = event.target.closest("[data-go]");
  if (go) run(!running);
  else if (running && event.target.closest("#steps, [data-slider]")) run(false);
});

document.addEventListener("focusin", (event) => {
  if (event.target.matches?.("input[readonly]")) event.target.select();
});

/* A page that others may not see any more does not come back by the browser's own buttons. */
addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });

document.getElementById("to")?.focus();

if (main) {
  recall();
  document.querySelectorAll("[data-run]").forEach((one) => { one.hidden = false; });
  if (main.hasAttribute("data-replay") && new URLSearchParams(location.search).has("run")) run(true);
  document.querySelectorAll("[data-part]").forEach((part) => shown.set(part.id, part.outerHTML));
  ready();
  setInterval(tick, 250);
}

/* --- what is still being reckoned ----------------------------------------------------------- */

async function awaited() {
  const part = document.querySelector("[data-awaited]");
  if (part) try {
    const text = await (await fetch(location.pathname)).text();
    const come = new DOMParser().parseFromString(text, "text/html").getElementById(part.id);
    if (come && !("awaited" in come.dataset)) part.replaceWith(come);
  } catch { /* asked again */ }
  setTimeout(awaited, 3 * AGAIN);
}

setTimeout(awaited, 3 * AGAIN);
