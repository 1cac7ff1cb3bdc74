import { FontRefused } from '../font-refused'

/** Reads big-endian numbers and never past the end: a font that points outside itself is refused. */
export class ByteReader {
  readonly #view: DataView

  constructor(
    readonly bytes: Uint8Array,
    /** Named in the refusal: "GSUB table". */
    readonly what: string,
  ) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  get length(): number {
    return this.bytes.length
  }

  u8(at: number): number {
    return this.#view.getUint8(this.#within(at, 1))
  }

  u16(at: number): number {
    return this.#view.getUint16(this.#within(at, 2))
  }

  i16(at: number): number {
    return this.#view.getInt16(this.#within(at, 2))
  }

  u32(at: number): number {
    return this.#view.getUint32(this.#within(at, 4))
  }

  i32(at: number): number {
    return this.#view.getInt32(this.#within(at, 4))
  }

  /** A 16.16 fixed-point number. */
  fixed(at: number): number {
    return this.i32(at) / 65536
  }

  tag(at: number): string {
    return String.fromCharCode(...this.slice(at, 4))
  }

  slice(at: number, length: number): Uint8Array {
    return this.bytes.subarray(this.#within(at, length), at + length)
  }

  #within(at: number, length: number): number {
    if (at < 0 || length < 0 || at + length > this.bytes.length) {
      throw new FontRefused(`This font is damaged: its ${this.what} points outside itself.`)
    }
    return at
  }
}
