import { writeFile } from 'node:fs/promises'
import prettier from 'prettier'
import { FALLBACK_CSS, writeFallbackCss } from '../support/fonts/write-fallback-css'

const css = await writeFallbackCss()
const settings = await prettier.resolveConfig(FALLBACK_CSS)
await writeFile(FALLBACK_CSS, await prettier.format(css, { ...settings, filepath: FALLBACK_CSS }))
console.log(`${FALLBACK_CSS}: ${css.match(/@font-face/g)?.length} faces`)
