import { mkdirSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packStaticFiles } from '../../../../src/setup/build/pack-static-files.mjs'

test('a file that is written again after it was packed is packed again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fount-static-'))
  mkdirSync(join(folder, 'static'))
  const file = join(folder, 'static/manifest.js')
  for (const text of ['before', 'after']) {
    writeFileSync(file, text)
    // Clocks of files are coarse: the second text is from later.
    if (text === 'after') utimesSync(file, new Date(), new Date(Date.now() + 5_000))
    await packStaticFiles(folder)

    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(text)
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(text)
  }
})
