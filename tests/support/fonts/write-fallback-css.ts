import { measureSystemFonts, type Cut, type MeasuredFont } from './fallback-metrics'
import { makeBlankFont } from './make-blank-font'

export const FALLBACK_CSS = 'src/storefront/styles/fallback-faces.css'

/** Between them the interface goes from regular to bold. */
const WEIGHTS: Record<Cut, string> = { regular: '400 560', bold: '561 900' }

/** What the interface writes. Other letters ask none of these fonts, which have them seldom, in no weight and size. */
const LETTERS =
  'U+20-24F, U+300-36F, U+1E00-1EFF, U+2000-206F, U+20A0-20CF, U+2100-214F, U+2190-2197, U+2212'

const HEADER = `/* Written by \`npm run bench:fallbacks\`, which measures every figure. Each system's own font on the interface's measure: it
   holds the lines until the files are there, so that nothing jumps. Where none of them is, a font without drawings does
   (see tokens.css). */
`

export async function writeFallbackCss(): Promise<string> {
  const fonts = await measureSystemFonts()
  return [HEADER, ...fonts.flatMap(facesOf), await blankFace()].join('')
}

function facesOf({ family, names, metrics }: MeasuredFont): string[] {
  return (['regular', 'bold'] as const).map((cut) => {
    const { sizeAdjust, ascent, descent } = metrics[cut]
    return `@font-face {
  font-family: '${family}';
  src: ${names[cut].map((name) => `local('${name}')`).join(', ')};
  font-weight: ${WEIGHTS[cut]};
  unicode-range: ${LETTERS};
  size-adjust: ${sizeAdjust}%;
  ascent-override: ${ascent}%;
  descent-override: ${descent}%;
  line-gap-override: 0%;
}
`
  })
}

/** It has no kerning: over the shop's texts that takes a thousandth off the lines. */
async function blankFace(): Promise<string> {
  const woff2 = await makeBlankFont()
  return `@font-face {
  font-family: 'UI Blank';
  src: url('data:font/woff2;base64,${Buffer.from(woff2).toString('base64')}') format('woff2');
  font-weight: 400 700;
}
`
}
