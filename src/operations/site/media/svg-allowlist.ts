import ALLOWED from './svg-allowlist.json' with { type: 'json' }

/** What a drawing is made of. All else is taken out: nothing here runs, and nothing here fetches. */
export const SVG_ELEMENTS: ReadonlySet<string> = new Set(ALLOWED.elements)

/** Of no namespace; `href` and `style` have rules of their own. */
export const SVG_ATTRIBUTES: ReadonlySet<string> = new Set(ALLOWED.attributes)

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

/** Notes that drawing programs leave behind; no browser draws them, and nobody misses them. */
export const NOTES_OF_PROGRAMS =
  /^http:\/\/(www\.inkscape\.org\/|sodipodi\.sourceforge\.net\/|ns\.adobe\.com\/|creativecommons\.org\/ns#|purl\.org\/dc\/|www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#|www\.bohemiancoding\.com\/sketch\/|www\.serif\.com\/|xml\.openoffice\.org\/|www\.corel\.com\/)/

/** Only a part of the same drawing: "#shape". */
export function isOwnReference(address: string): boolean {
  return /^\s*#[^\s"'()\\]+\s*$/.test(address)
}

/** A picture of pixels that stands in the file itself. */
export function isPictureWithin(address: string): boolean {
  return /^\s*data:image\/(png|jpeg|jpg|gif|webp);base64,[a-z0-9+/=\s]+$/i.test(address)
}

const COMMENT = /\/\*[\s\S]*?\*\//g

const FUNCTION_WITH_ADDRESS = /(?:url|src|image|image-set|attr)\s*\(([^)]*)\)?/gi

/**
 * Whether the value of an attribute or a style sheet asks for nothing outside the drawing. An escape would hide what it says, so
 * there is none in it.
 */
export function isHarmlessStyle(text: string): boolean {
  if (
    /[\\<]|@import|@font-face|@namespace|@charset|expression\s*\(|javascript:|data:/i.test(text)
  ) {
    return false
  }
  // Without what looks like comments, and with it: within strings it is none.
  const readings = [text, text.replace(COMMENT, '')]
  const addresses = readings.flatMap((one) => [...one.matchAll(FUNCTION_WITH_ADDRESS)])
  return addresses.every(([, address = '']) => isOwnReference(address.replace(/["']/g, '')))
}

/** A style sheet without the rules that fetch something, or nothing of it where it cannot be taken apart. */
export function cleanStyleSheet(sheet: string): string {
  if (isHarmlessStyle(sheet)) return sheet
  const rules = sheet.replace(COMMENT, '').match(/@[^{};]*;|[^{};]*\{[^{}]*\}/g) ?? []
  const kept = rules.filter(isHarmlessStyle).join('\n')
  return isHarmlessStyle(kept) ? kept : ''
}

/** The declarations of a `style` attribute that fetch nothing. */
export function cleanDeclarations(text: string): string {
  if (isHarmlessStyle(text)) return text
  const kept = text.split(';').filter(isHarmlessStyle).join(';')
  return isHarmlessStyle(kept) ? kept : ''
}
