import { Duplex } from "node:stream";
import type { Engine } from "./engine.ts";

/** A stand-in for the TCP socket of `pg` that sends the bytes to the engine's thread. */
export class EngineSocket extends Duplex {
  #engine: Engine;
  #line: { send(bytes: Uint8Array): void; leave(): void } | null = null;

  constructor(engine: Engine) {
    super();
    this.#engine = engine;
  }

  connect(): this {
    this.#line = this.#engine.connect({
      opened: () => this.emit("connect"),
      received: (bytes) => this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
      lost: (error) => this.destroy(error),
    });
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#line?.send(new Uint8Array(chunk));
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#line?.send(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))));
    done();
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#line?.leave();
    done(error);
  }
}
