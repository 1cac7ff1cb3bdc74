import type { QualifiedAttribute, QualifiedTag } from 'sax'
import type { SvgRemoval } from '@/domain/site/media/svg-removals'
import { NOTES_OF_PROGRAMS, SVG_ATTRIBUTES, SVG_ELEMENTS, SVG_NAMESPACE } from './svg-names'
import {
  cleanDeclarations,
  cleanStyleSheet,
  isHarmlessStyle,
  isOwnReference,
  isPictureWithin,
} from './svg-references'

/** What becomes of an element: written, left out with all that is in it, or left out around what is in it. */
type Fate = 'kept' | 'dropped' | 'unwrapped'

const XLINK = 'http://www.w3.org/1999/xlink'
const XML = 'http://www.w3.org/XML/1998/namespace'

/** A drawing as it is written anew, event by event. */
export class SvgCopy {
  readonly removed = new Set<SvgRemoval>()
  isSvg = false
  hasSize = false
  #pieces: string[] = []
  #open: { local: string; fate: Fate }[] = []
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
    this.leaveOut(REMOVAL_OF[local.toLowerCase()] ?? 'others')
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

function isPicture({ local, value }: QualifiedAttribute): boolean {
  return local === 'href' && isPictureWithin(value)
}

function lengthOf(value: string | undefined): number {
  return /^\d+(\.\d+)?(px)?$/.test(value ?? '') ? Number.parseFloat(value ?? '') : 0
}

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPED[character] ?? '')
}
