import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export type ZipEntry = { name: string; bytes: () => Promise<Uint8Array> }

/** A ZIP that is written while it is sent: each file is made when its turn comes. Where one cannot be, it breaks off, so that nobody takes a part for the whole. */
export function streamZip(entries: readonly ZipEntry[]): ReadableStream {
  const zip = new ZipFile()
  const out = new PassThrough()
  zip.on('error', (error: Error) => out.destroy(error))
  for (const { name, bytes } of entries)
    zip.addReadStreamLazy(name, (done) => {
      bytes().then(
        (made) => {
          done(null, Readable.from([Buffer.from(made)]))
        },
        (error: Error) => zip.emit('error', error),
      )
    })
  zip.end()
  zip.outputStream.pipe(out)
  return Readable.toWeb(out) as ReadableStream
}
