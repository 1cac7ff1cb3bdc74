import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Text: pictures and fonts are packed as they are. */
const PACKED = ['.css', '.js', '.json', '.svg']

/**
 * Packs the built scripts and styles, Brotli and gzip beside each file, unless that is done since the file was written;
 * `server/send-static-file.ts` sends them.
 */
export async function packStaticFiles(buildDir) {
  const folder = join(buildDir, 'static')
  if (!existsSync(folder)) return
  const files = readdirSync(folder, { recursive: true })
    .filter((name) => PACKED.includes(extname(name)))
    .map((name) => join(folder, name))
    .filter((file) => !isPacked(file))

  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (let file = files.pop(); file; file = files.pop()) await packFile(file)
  })
  await Promise.all(workers)
}

function isPacked(file) {
  const packed = `${file}.br`
  return existsSync(packed) && statSync(packed).mtimeMs >= statSync(file).mtimeMs
}

/** The Brotli file last: where it is, nothing is missing. */
async function packFile(file) {
  const bytes = await readFile(file)
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  await put(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
  await put(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
}

async function put(file, bytes) {
  await writeFile(`${file}.draft`, bytes)
  await rename(`${file}.draft`, file)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await packStaticFiles(process.env.NEXT_DIST_DIR ?? '.next')
}
