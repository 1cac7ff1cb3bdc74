import sax, { type QualifiedAttribute, type QualifiedTag } from 'sax'
import { ownValue } from '@/domain/own-value'
import { SVG_REMOVALS, type SvgRemoval } from '@/domain/site/media/svg-removals'
import {
  cleanDeclarations,
  cleanStyleSheet,
  isHarmlessStyle,
  isOwnReference,
  isPictureWithin,
  NOTES_OF_PROGRAMS,
  SVG_ATTRIBUTES,
  SVG_ELEMENTS,
  SVG_NAMESPACE,
} from './svg-allowlist'

type CleanSvg =
  | { kind: 'clean'; bytes: Uint8Array; removed: SvgRemoval[] }
  | { kind: 'refused'; sentence: string }

const UNREADABLE = 'This is not an SVG that can be read. Save it again from your drawing program.'

/** Of the drawing as it is written anew: entities of its own could make a small file a large one. */
const MOST_CHARACTERS = 4_000_000

/**
 * An SVG is a document of its own wherever it is opened: it may run scripts and fetch from elsewhere. So it is written anew, with
 * the elements and attributes that are known to do neither, and whatever else stood in it is left behind and named.
 */
export function cleanSvg(bytes: Uint8Array): CleanSvg {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return {
      kind: 'refused',
      sentence: 'This SVG is not written in UTF-8. Save it again from your drawing program.',
    }
  }
  return copySvg(text)
}

function copySvg(text: string): CleanSvg {
  const reader = sax.parser(true, { xmlns: true })
  const copy = new SvgCopy()
  reader.onerror = (error) => {
    throw new MalformedXml(error.message)
  }
  reader.ondoctype = (words) => {
    copy.leaveOut('entities')
    Object.assign(reader.ENTITIES, readEntities(words))
  }
  reader.onprocessinginstruction = ({ name }) => {
    if (name !== 'xml') copy.leaveOut('addresses')
  }
  reader.onopentag = (tag) => {
    if ('uri' in tag) copy.open(tag)
    if (copy.length > MOST_CHARACTERS) throw new MalformedXml('too long')
  }
  reader.onclosetag = () => copy.close()
  reader.ontext = (words) => copy.write(words)
  reader.oncdata = (words) => copy.write(words)

  try {
    reader.write(text).close()
  } catch (error) {
    if (error instanceof MalformedXml) return { kind: 'refused', sentence: UNREADABLE }
    throw error
  }
  if (!copy.isSvg) return { kind: 'refused', sentence: UNREADABLE }
  if (!copy.hasSize) return { kind: 'refused', sentence: NO_SIZE }
  copy.leaveOutNestedUses()
  const removed = SVG_REMOVALS.filter((removal) => copy.removed.has(removal))
  return { kind: 'clean', bytes: new TextEncoder().encode(copy.text), removed }
}

const NO_SIZE = 'This SVG says nowhere how large it is. Save it with a “viewBox”.'

class MalformedXml extends Error {}

const ENTITY = /<!ENTITY\s+([\w.-]{1,40})\s+(?:"([^"%&<>]{0,200})"|'([^'%&<>]{0,200})')\s*>/g

/** Illustrator shortens namespaces so. Words only: one that holds another, or is fetched, stays unknown. */
function readEntities(doctype: string): Record<string, string> {
  const found = Array.from(doctype.matchAll(ENTITY), ([, name = '', double, single]) => [
    name,
    double ?? single ?? '',
  ])
  return Object.fromEntries(found) as Record<string, string>
}

/** What becomes of an element: written, left out with all that is in it, or left out around what is in it. */
type Fate = 'kept' | 'dropped' | 'unwrapped'

/** What it repeats, the ids it stands in, and its part of the copy. */
type Use = { target: string; within: string[]; from: number; until: number }

const XLINK = 'http://www.w3.org/1999/xlink'

const XML = 'http://www.w3.org/XML/1998/namespace'

const REMOVAL_OF: Record<string, SvgRemoval> = {
  script: 'scripts',
  handler: 'scripts',
  foreignobject: 'pages',
  iframe: 'pages',
  animate: 'animations',
  animatemotion: 'animations',
  animatetransform: 'animations',
  set: 'animations',
  feimage: 'pictures',
}

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A drawing as it is written anew, event by event. */
class SvgCopy {
  readonly removed = new Set<SvgRemoval>()
  isSvg = false
  hasSize = false
  #pieces: string[] = []
  #open: { local: string; fate: Fate; id?: string; use?: Use }[] = []
  #uses: Use[] = []
  #sheet = ''
  length = 0

  get text(): string {
    return this.#pieces.join('')
  }

  leaveOut(removal: SvgRemoval): void {
    this.removed.add(removal)
  }

  open(tag: QualifiedTag): void {
    const { local, uri } = tag
    const isRoot = this.#open.length === 0
    if (isRoot) this.isSvg = local === 'svg' && uri === SVG_NAMESPACE
    const fate = this.#isDropping() ? 'dropped' : this.#fateOf(tag)
    this.#open.push({ local, fate })
    if (fate !== 'kept') return
    const attributes = Object.values(tag.attributes).flatMap((one) => this.#copyOf(one, local))
    // Of `href` and `xlink:href` one is written: an attribute may stand only once.
    const named = [...new Map(attributes)]
    this.#noteUse(local, new Map(named))
    this.#push(`<${local}${isRoot ? ` xmlns="${SVG_NAMESPACE}"` : ''}`)
    for (const [name, value] of isRoot ? this.#sized(named) : named) {
      this.#push(` ${name}="${escape(value)}"`)
    }
    this.#push('>')
  }

  close(): void {
    const element = this.#open.pop()
    if (element?.fate !== 'kept') return
    if (element.local === 'style') this.#writeSheet()
    this.#push(`</${element.local}>`)
    if (element.use) element.use.until = this.#pieces.length
  }

  /**
   * A drawing that repeats a part which repeats a part, and so on, is a few bytes and more than any browser draws. What is repeated
   * repeats nothing itself.
   */
  leaveOutNestedUses(): void {
    const repeating = new Set(this.#uses.flatMap(({ within }) => within))
    for (const { target, from, until } of this.#uses) {
      if (!repeating.has(target)) continue
      this.#pieces.fill('', from, until)
      this.leaveOut('others')
    }
  }

  #noteUse(local: string, attributes: ReadonlyMap<string, string>): void {
    const element = this.#open.at(-1)
    if (!element) return
    element.id = attributes.get('id')
    if (local !== 'use') return
    const within = this.#open.flatMap(({ id }) => (id === undefined ? [] : [id]))
    const target = idIn(attributes.get('href') ?? '')
    element.use = { target, within, from: this.#pieces.length, until: this.#pieces.length }
    this.#uses.push(element.use)
  }

  write(words: string): void {
    if (this.#open.length === 0 || this.#isDropping()) return
    if (this.#open.at(-1)?.local === 'style') this.#sheet += words
    else this.#push(escape(words))
  }

  #isDropping(): boolean {
    return this.#open.at(-1)?.fate === 'dropped'
  }

  #push(piece: string): void {
    this.#pieces.push(piece)
    this.length += piece.length
  }

  #writeSheet(): void {
    const kept = cleanStyleSheet(this.#sheet)
    if (kept !== this.#sheet) this.leaveOut('styles')
    this.#sheet = ''
    this.#push(escape(kept))
  }

  #fateOf({ local, uri, attributes }: QualifiedTag): Fate {
    if (uri !== SVG_NAMESPACE) {
      if (!NOTES_OF_PROGRAMS.test(uri)) this.leaveOut('others')
      return 'dropped'
    }
    if (local === 'metadata') return 'dropped'
    if (local === 'a') {
      this.leaveOut('addresses')
      return 'unwrapped'
    }
    if (local === 'image' && !Object.values(attributes).some(isPicture)) {
      this.leaveOut('pictures')
      return 'dropped'
    }
    if (SVG_ELEMENTS.has(local)) return 'kept'
    this.leaveOut(ownValue(REMOVAL_OF, local.toLowerCase()) ?? 'others')
    return 'dropped'
  }

  #copyOf(attribute: QualifiedAttribute, element: string): [string, string][] {
    const { local, prefix, uri, value } = attribute
    if (prefix === 'xmlns' || (prefix === '' && local === 'xmlns')) return []
    if (local === 'href' && (prefix === '' || uri === XLINK)) {
      if (isOwnReference(value) || (element === 'image' && isPictureWithin(value))) {
        return [['href', value]]
      }
      return this.#drop('addresses')
    }
    if (prefix !== '') return uri === XML && local === 'space' ? [['xml:space', value]] : []
    if (/^on/i.test(local)) return this.#drop('scripts')
    if (local === 'style') {
      const kept = cleanDeclarations(value)
      if (kept !== value) this.leaveOut('styles')
      return kept ? [['style', kept]] : []
    }
    // What is said of a shape is nothing a browser acts upon: it goes without a word.
    if (!SVG_ATTRIBUTES.has(local)) return []
    return isHarmlessStyle(value) ? [[local, value]] : this.#drop('addresses')
  }

  #drop(removal: SvgRemoval): [] {
    this.leaveOut(removal)
    return []
  }

  /** A drawing of a known size has its frame, too: without one it could not be scaled. */
  #sized(attributes: [string, string][]): [string, string][] {
    const known = new Map(attributes)
    this.hasSize = known.has('viewBox')
    const [width, height] = [lengthOf(known.get('width')), lengthOf(known.get('height'))]
    if (this.hasSize || !width || !height) return attributes
    this.hasSize = true
    return [...attributes, ['viewBox', `0 0 ${width} ${height}`]]
  }
}

/** A browser takes `#%61` for `#a`. */
function idIn(reference: string): string {
  const id = reference.trim().slice(1)
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

function isPicture({ local, value }: QualifiedAttribute): boolean {
  return local === 'href' && isPictureWithin(value)
}

function lengthOf(value: string | undefined): number {
  return /^\d+(\.\d+)?(px)?$/.test(value ?? '') ? Number.parseFloat(value ?? '') : 0
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ownValue(ESCAPED, character) ?? '')
}
