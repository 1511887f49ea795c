/* A game's rules in the browser. `scripts/wasm GAME` builds a module, and this opens it:

     import { open } from "/static/rules.js";
     const rules = await open(fetch("…/game.wasm"));
     const table = rules.table(packed);             // the bytes of a record, as Record.pack gives them
     const rows = rules.legalRows(table, seat);     // numbers in the table of moves
     rules.play(table, seat, rows[0]);
     if (table.read("ended")) ...

   Numbers are ordinary numbers; only streams of chance have 64 bits. Whoever searches
   takes a few tables and lays one on another (`copy`): a table's place in memory is never given
   back. */

const PAGE = 65536; // bytes by which WebAssembly's memory grows
const [CODE, FACT] = [12, 17]; // bits of a refusal's parts, as src/tabard/engine/rule.py packs them

/* Open a module: a fetched answer, a promise of one, or bytes. */
export async function open(source) {
  const got = await source;
  const streams = got instanceof Response;
  const module = await (streams ? WebAssembly.compileStreaming(got) : WebAssembly.compile(got));
  const [said] = WebAssembly.Module.customSections(module, "tabard");
  const about = JSON.parse(new TextDecoder().decode(said));
  return new Rules((await WebAssembly.instantiate(module)).exports, about);
}

export class Rules {
  #doors;
  #top; // the first byte of memory that nobody uses
  #rows;
  #inner;
  #trial;

  /* `about` is what the module says of itself: the size of a record, its fields, its doors with
     what they take, and what the build added (the game, how many rows its table of moves has). */
  constructor(doors, about) {
    this.#doors = doors;
    this.#top = doors.__heap_base.value;
    this.about = about;
    this.#rows = this.#room(Int16Array, about.rows);
    this.#inner = this.#room(Int16Array, about.rows);
    this.#trial = this.table();
  }

  /* A table in memory, with what lies on it. */
  table(bytes) {
    const table = new Table(this, this.#room(Uint8Array, this.about.size));
    if (bytes) table.lay(bytes);
    return table;
  }

  copy(from, to) {
    to.lay(from.bytes);
  }

  /* The rows that a seat may play now. */
  legalRows(table, seat) {
    const count = this.#ask("legal_rows", table.at, seat, ...this.#rows.handed);
    return this.#rows.view.slice(0, Number(count));
  }

  /* Null if the row is legal, else the refusal: its code and its three facts. */
  whyNot(table, seat, row) {
    const refusal = this.#ask("why_not_row", table.at, seat, row);
    if (!refusal) return null;
    const fact = (i) => Number(BigInt.asIntN(FACT, refusal >> BigInt(CODE + i * FACT)));
    return { code: Number(BigInt.asUintN(CODE, refusal)), facts: [0, 1, 2].map(fact) };
  }

  /* A legal row, and all that follows up to the next decision. */
  play(table, seat, row) {
    this.#ask("play", table.at, seat, row);
  }

  /* 0 when every component is where it can be, else the number of the complaint. */
  accounted(table) {
    return Number(this.#ask("accounted", table.at));
  }

  /* Has the game secrets, so that tables can be guessed? */
  get guesses() {
    return "guess_table" in this.#doors;
  }

  /* On `guessed` comes a table that the viewers (a bit for each) cannot tell from this one. The
     stream (a BigInt64Array) has gone on afterwards. */
  guess(table, guessed, viewers, stream) {
    this.#inPassing(() => {
      const chance = this.#chance([stream]);
      const places = [table.at, guessed.at, this.#trial.at];
      this.#ask("guess_table", ...places, viewers, ...this.#rows.handed, chance.at);
      stream.set(chance.view);
    });
  }

  /* Games between bots, from one table to their ends or `limit` moves, one for each stream of
     chance. `policies` has the bot's number for each player; `check` asks after every move whether
     all is accounted for. Gives the end states, one after the other, and the tally. */
  playGames(start, streams, policies, { limit = this.about.longest, check = false } = {}) {
    return this.#inPassing(() => {
      const count = streams.length;
      const states = this.#room(Uint8Array, count * this.about.size);
      for (let i = 0; i < count; i++) states.view.set(start.bytes, i * this.about.size);
      const trials = this.#room(Uint8Array, 2 * this.about.size);
      const chance = this.#chance(streams);
      const bots = this.#room(BigInt64Array, policies.length);
      bots.view.set(policies.map(BigInt));
      const tally = this.#room(BigInt64Array, this.about.tally);
      tally.view.fill(0n);
      this.#ask(
        "play_games",
        ...[states.at, count, trials.at, 2, chance.at, count, ...bots.handed, ...tally.handed],
        ...[0, count, limit, Number(check), ...this.#rows.handed, ...this.#inner.handed],
      );
      return { states: states.view.slice(), tally: Array.from(tally.view, Number) };
    });
  }

  /* JavaScript would let what is missing be 0. */
  #ask(name, ...handed) {
    const door = this.#doors[name];
    if (door.length !== handed.length) throw new TypeError(`${name} takes ${door.length} numbers`);
    return door(...handed);
  }

  get memory() {
    return this.#doors.memory.buffer;
  }

  #chance(streams) {
    const wide = this.about.stream;
    const room = this.#room(BigInt64Array, streams.length * wide);
    streams.forEach((stream, i) => {
      if (stream.length !== wide) throw new RangeError(`a stream has ${wide} numbers`);
      room.view.set(stream, i * wide);
    });
    return room;
  }

  /* Room for so many numbers, from an address that is a multiple of 8. */
  #room(Kind, length) {
    const at = this.#top;
    this.#top += Math.ceil((length * Kind.BYTES_PER_ELEMENT) / 8) * 8;
    const missing = this.#top - this.memory.byteLength;
    if (missing > 0) this.#doors.memory.grow(Math.ceil(missing / PAGE));
    return new Room(this, Kind, at, length);
  }

  /* What is laid in memory meanwhile is given back. */
  #inPassing(work) {
    const top = this.#top;
    try {
      return work();
    } finally {
      this.#top = top;
    }
  }
}

/* A row of numbers in memory. Its view is made anew each time: views end when memory grows. */
class Room {
  constructor(rules, Kind, at, length) {
    Object.assign(this, { rules, Kind, at, length });
  }

  get view() {
    return new this.Kind(this.rules.memory, this.at, this.length);
  }

  /* As doors take it: where it lies, and how long it is. */
  get handed() {
    return [this.at, this.length];
  }
}

export class Table {
  #rules;
  #room;

  constructor(rules, room) {
    this.#rules = rules;
    this.#room = room;
  }

  /* Where in memory it lies. */
  get at() {
    return this.#room.at;
  }

  /* The record, as it lies there now. */
  get bytes() {
    return this.#room.view;
  }

  lay(bytes) {
    if (bytes.length !== this.#room.length)
      throw new RangeError(`a record has ${this.#room.length} bytes`);
    this.bytes.set(bytes);
  }

  /* The number of a field, or its numbers, one row after the other. */
  read(name) {
    const [offset, bits, shape] = this.#rules.about.fields[name];
    const view = new DataView(this.#rules.memory, this.at + offset);
    const width = bits / 8;
    const one = (i) =>
      bits === 64 ? Number(view.getBigInt64(i * width, true)) : view[`getInt${bits}`](i * width, true);
    if (!shape.length) return one(0);
    return Array.from({ length: shape.reduce((a, b) => a * b) }, (_, i) => one(i));
  }
}
