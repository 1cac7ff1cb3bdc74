import sax, { type QualifiedAttribute, type QualifiedTag } from 'sax'
import { isHarmlessStyle, isOwnReference } from './svg-references'

/** Shapes, their colours and their names. All else, letters included, a logo can do without. */
const ELEMENTS = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'metadata', 'style'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['clipPath', 'mask', 'linearGradient', 'radialGradient', 'stop', 'pattern'],
])

const SVG = 'http://www.w3.org/2000/svg'

/** Notes that drawing programs leave behind; no browser draws them. */
const FOREIGN_NOTES =
  /^http:\/\/(www\.inkscape\.org\/|sodipodi\.sourceforge\.net\/|ns\.adobe\.com\/|creativecommons\.org\/ns#|purl\.org\/dc\/|www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#)/

const MOST_BYTES = 200_000

/**
 * Why an SVG may not stand on the shop's pages, in a sentence; null: it may. Only what is known to be harmless passes: an SVG
 * is a document of its own, which runs scripts and fetches from elsewhere where somebody opens it.
 */
export function findSvgFault(bytes: Uint8Array): string | null {
  if (bytes.length > MOST_BYTES) return 'This SVG is larger than 200 KB. Save it for the web.'
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return 'This SVG is not written in UTF-8. Save it again from your drawing program.'
  }
  return readSvg(text)
}

function readSvg(text: string): string | null {
  const reader = sax.parser(true, { xmlns: true })
  const faults: string[] = []
  const elements: string[] = []
  let hasSize: boolean | null = null
  const note = (fault: string | null) => void (fault !== null && faults.push(fault))

  reader.onerror = () => {
    throw new MalformedXml()
  }
  reader.ondoctype = () => note('This SVG has a document type. Save it without one.')
  reader.onprocessinginstruction = ({ name }) =>
    note(name === 'xml' ? null : 'This SVG calls a style sheet. Put its colours into the shapes.')
  reader.onopentag = (tag) => {
    const { local, uri, attributes } = tag as QualifiedTag
    if (hasSize === null && (local !== 'svg' || uri !== SVG)) note(NOT_AN_SVG)
    hasSize ??= 'viewBox' in attributes
    elements.push(local)
    if (!FOREIGN_NOTES.test(uri)) note(faultOfElement(local, uri))
    for (const attribute of Object.values(attributes)) note(faultOfAttribute(attribute))
  }
  reader.onclosetag = () => void elements.pop()
  reader.ontext = (words) => note(elements.at(-1) === 'style' ? faultOfStyle(words) : null)
  reader.oncdata = reader.ontext

  try {
    reader.write(text).close()
  } catch (error) {
    if (error instanceof MalformedXml) return NOT_AN_SVG
    throw error
  }
  if (hasSize === null) return NOT_AN_SVG
  return faults[0] ?? (hasSize ? null : 'This SVG has no “viewBox”. Save it with one.')
}

const NOT_AN_SVG = 'This is not an SVG that can be read. Save it again from your drawing program.'

class MalformedXml extends Error {}

function faultOfElement(name: string, uri: string): string | null {
  if (uri === SVG && ELEMENTS.has(name)) return null
  switch (name) {
    case 'script':
      return 'This SVG holds a script. Save it without one.'
    case 'text':
      return 'This SVG holds letters that need a font. Turn them into outlines.'
    case 'image':
      return 'This SVG holds a picture. Draw it as shapes.'
    default:
      return `This SVG holds “${name}”. Keep to shapes, groups and gradients.`
  }
}

function faultOfAttribute({ local, value }: QualifiedAttribute): string | null {
  if (/^on/i.test(local)) return `This SVG holds a script (“${local}”). Save it without one.`
  if (local === 'href' || local === 'src') return isOwnReference(value) ? null : FOREIGN
  return faultOfStyle(value)
}

function faultOfStyle(text: string): string | null {
  return isHarmlessStyle(text) ? null : FOREIGN
}

const FOREIGN = 'This SVG fetches from elsewhere. Put everything it needs into the file.'
