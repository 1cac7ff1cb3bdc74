import { readFileSync } from 'node:fs'
import { fromWoff2 } from '@/fonts/convert/to-woff2'
import { ShapedFont } from '@/fonts/harfbuzz/shaped-font'
import { readMetrics } from '@/fonts/inspect/read-metrics'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'
import { readInterfaceTexts } from './interface-texts'
import { SYSTEM_FONTS, type SystemFont } from './system-fonts'

export const INTERFACE_FONT = 'src/storefront/styles/fonts/bricolage-interface.woff2'

/** What the interface is set in: `--w-text` and `--w-bold` of tokens.css. */
const WEIGHTS = { regular: 440, bold: 680 }

export type Cut = keyof typeof WEIGHTS

/** What makes a line of another font as wide and as high as the same line of the interface font; in percent. */
type FallbackMetrics = { sizeAdjust: number; ascent: number; descent: number }

export type MeasuredFont = SystemFont & { metrics: Record<Cut, FallbackMetrics> }

/** Every system's own font against the interface font, over the shop's own texts, kerning included. */
export async function measureSystemFonts(): Promise<MeasuredFont[]> {
  const ruler = await openRuler()
  return SYSTEM_FONTS.map((font) => ({
    ...font,
    metrics: { regular: compare(ruler, font, 'regular'), bold: compare(ruler, font, 'bold') },
  }))
}

type Ruler = { interfaceFont: Uint8Array; texts: string[]; ascent: number; descent: number }

async function openRuler(): Promise<Ruler> {
  const interfaceFont = await fromWoff2(readFileSync(INTERFACE_FONT))
  const { unitsPerEm } = new ShapedFont(interfaceFont)
  const { ascender, descender } = readMetrics(readSfnt(interfaceFont))
  return {
    interfaceFont,
    texts: readInterfaceTexts(),
    ascent: ascender / unitsPerEm,
    descent: -descender / unitsPerEm,
  }
}

function compare(ruler: Ruler, { file }: SystemFont, cut: Cut): FallbackMetrics {
  const ours = new ShapedFont(ruler.interfaceFont, { wght: WEIGHTS[cut] })
  const theirs = new ShapedFont(readFileSync(file[cut]))
  const ratio = widthOf(ours, ruler.texts) / widthOf(theirs, ruler.texts)
  return {
    sizeAdjust: percent(ratio),
    ascent: percent(ruler.ascent / ratio),
    descent: percent(ruler.descent / ratio),
  }
}

/** In ems. */
function widthOf(font: ShapedFont, texts: string[]): number {
  const glyphs = texts.flatMap((text) => font.shape({ text, lang: 'en', dir: 'ltr' }))
  return glyphs.reduce((sum, { advance }) => sum + advance, 0) / font.unitsPerEm
}

function percent(share: number): number {
  return Math.round(share * 10_000) / 100
}
