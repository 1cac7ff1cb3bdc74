import { open } from 'node:fs/promises'

type VideoSize = { width: number; height: number }

type Source = { sizeInBytes: number; read(offset: number, length: number): Promise<Buffer> }

/** What a player needs of a video before it plays it. Beyond this no film's head reaches. */
const MOST_OF_A_HEAD = 8 * 1024 * 1024

/** How large a video is drawn, by what its file says of itself: a page keeps that room for it. Null where it does not say. */
export async function measureVideo(file: Buffer | string): Promise<VideoSize | null> {
  if (typeof file !== 'string') return measure(sourceOfBytes(file))
  await using handle = await open(file)
  const { size } = await handle.stat()
  return await measure({
    sizeInBytes: size,
    read: async (offset, length) => {
      const buffer = Buffer.alloc(length)
      const { bytesRead } = await handle.read(buffer, 0, length, offset)
      return buffer.subarray(0, bytesRead)
    },
  })
}

function sourceOfBytes(bytes: Buffer): Source {
  const read = (offset: number, length: number) =>
    Promise.resolve(bytes.subarray(offset, offset + length))
  return { sizeInBytes: bytes.length, read }
}

async function measure(source: Source): Promise<VideoSize | null> {
  const start = await source.read(0, 4)
  return start.equals(EBML) ? measureWebm(await source.read(0, 256 * 1024)) : measureMp4(source)
}

const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])

/** ISO/IEC 14496-12: boxes in boxes; `tkhd` ends with the width and height of its track as 16.16 numbers. */
async function measureMp4(source: Source): Promise<VideoSize | null> {
  for (let offset = 0; offset + 8 <= source.sizeInBytes;) {
    const head = await source.read(offset, 16)
    const length = lengthOfBox(head, source.sizeInBytes - offset)
    if (length < 8) return null
    if (head.toString('latin1', 4, 8) === 'moov') {
      return largestTrack(await source.read(offset + 8, Math.min(length - 8, MOST_OF_A_HEAD)))
    }
    offset += length
  }
  return null
}

function lengthOfBox(head: Buffer, rest: number): number {
  if (head.length < 8) return 0
  const length = head.readUInt32BE(0)
  if (length === 0) return rest
  if (length !== 1) return length
  return head.length < 16 ? 0 : Number(head.readBigUInt64BE(8))
}

function largestTrack(moov: Buffer): VideoSize | null {
  const sizes = boxesIn(moov, 'trak')
    .flatMap((track) => boxesIn(track, 'tkhd'))
    .filter((header) => header.length >= 80)
    .map(sizeOfTrack)
    .filter(({ width, height }) => width > 0 && height > 0)
  return sizes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0] ?? null
}

function boxesIn(bytes: Buffer, name: string): Buffer[] {
  const found: Buffer[] = []
  for (let offset = 0; offset + 8 <= bytes.length;) {
    const length = lengthOfBox(bytes.subarray(offset), bytes.length - offset)
    if (length < 8) break
    const isNamed = bytes.toString('latin1', offset + 4, offset + 8) === name
    if (isNamed) found.push(bytes.subarray(offset + 8, offset + length))
    offset += length
  }
  return found
}

/** A phone's upright film lies on its side and says so in its matrix: the shorter half of the numbers before the size. */
function sizeOfTrack(header: Buffer): VideoSize {
  const [width, height] = [header.length - 8, header.length - 4].map((at) =>
    Math.round(header.readUInt32BE(at) / 65536),
  ) as [number, number]
  const isTurned = header.readInt32BE(header.length - 44) === 0
  return isTurned ? { width: height, height: width } : { width, height }
}

/** RFC 9559: PixelWidth is B0, PixelHeight BA, in a video track's settings (E0), which stand near the start. */
function measureWebm(head: Buffer): VideoSize | null {
  for (let at = head.indexOf(0xe0); at >= 0; at = head.indexOf(0xe0, at + 1)) {
    const settings = contentOf(head, at + 1)
    if (!settings || settings.length > 512) continue
    const [width, height] = [numberIn(settings, 0xb0), numberIn(settings, 0xba)]
    if (width && height) return { width, height }
  }
  return null
}

/** After an element's id: its length, then that many bytes. */
function contentOf(bytes: Buffer, at: number): Buffer | null {
  const [length, skip] = lengthAt(bytes, at)
  const content = bytes.subarray(at + skip, at + skip + length)
  return length > 0 && content.length === length ? content : null
}

/** In one byte, in two, or in the eight that recorders write; and how many bytes that took. */
function lengthAt(bytes: Buffer, at: number): [length: number, skip: number] {
  const first = bytes[at] ?? 0
  if (first >= 0x80) return [first & 0x7f, 1]
  if (first >= 0x40) return [((first & 0x3f) << 8) | (bytes[at + 1] ?? 0), 2]
  const isLong = first === 1 && at + 8 <= bytes.length
  return isLong ? [bytes.readUIntBE(at + 2, 6), 8] : [0, 1]
}

function numberIn(settings: Buffer, id: number): number | null {
  for (let at = 0; at < settings.length;) {
    // Ids of one byte begin with a bit, of two with a zero and a bit.
    const idLength = (settings[at] ?? 0) >= 0x80 ? 1 : 2
    const content = contentOf(settings, at + idLength)
    if (!content) return null
    if (settings[at] === id && idLength === 1 && content.length <= 4)
      return content.readUIntBE(0, content.length)
    at = content.byteOffset - settings.byteOffset + content.length
  }
  return null
}
