const SSL_REQUEST = 80877103;
const GSS_REQUEST = 80877104;
const CANCEL_REQUEST = 80877102;
const TERMINATE = 0x58;
const PARSE = 0x50;
const QUERY = 0x51;
const COPY_IN = /^\s*copy\b[^;]*\bfrom\s+stdin\b/i;
// COPY FROM STDIN over the wire would crash the engine, so it gets an ordinary error.
const REFUSAL = "do $$ begin raise exception 'COPY FROM STDIN is not available on the embedded database' using errcode = '0A000'; end $$";

export const SYNC = new Uint8Array([0x53, 0, 0, 0, 4]);

/**
 * Splits a byte stream of the PostgreSQL protocol into whole messages, for one connection.
 * `take` returns what may go to the engine, and whether the caller must decline a request for encryption.
 */
export class MessageCutter {
  #rest = Buffer.alloc(0);
  #started = false;

  take(bytes) {
    this.#rest = this.#rest.length ? Buffer.concat([this.#rest, bytes]) : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const messages = [];
    let refusesEncryption = false;
    for (;;) {
      const head = this.#started ? 1 : 0;
      if (this.#rest.length < head + 4) break;
      const length = head + this.#rest.readInt32BE(head);
      if (this.#rest.length < length) break;
      const message = this.#rest.subarray(0, length);
      this.#rest = this.#rest.subarray(length);
      if (!this.#started) {
        const code = message.readInt32BE(4);
        if (code === SSL_REQUEST || code === GSS_REQUEST) refusesEncryption = true;
        else if (code !== CANCEL_REQUEST) {
          this.#started = true;
          messages.push(message);
        }
      } else if (message[0] !== TERMINATE) messages.push(withoutCopyIn(message));
    }
    return { messages, refusesEncryption };
  }
}

function withoutCopyIn(message) {
  if (message[0] === QUERY) return COPY_IN.test(text(message, 5)) ? build(QUERY, `${REFUSAL}\0`) : message;
  if (message[0] !== PARSE) return message;
  const name = text(message, 5);
  return COPY_IN.test(text(message, 6 + Buffer.byteLength(name))) ? build(PARSE, `${name}\0${REFUSAL}\0\0\0`) : message;
}

/** The zero-terminated text at an offset; only its beginning matters here, so long statements are decoded in part. */
function text(message, from) {
  const end = message.indexOf(0, from);
  return message.toString("utf8", from, Math.min(end < 0 ? message.length : end, from + 2000));
}

function build(type, body) {
  const message = Buffer.alloc(5 + Buffer.byteLength(body));
  message[0] = type;
  message.writeInt32BE(message.length - 1, 1);
  message.write(body, 5, "utf8");
  return message;
}
