import type { StyleCharacters } from '@/domain/catalogue/glyphs/glyph-view'
import { CODES_A_PAGE, hexOf, letterPageOf } from '@/domain/catalogue/glyphs/letter-pages'
import { type LackingLetters, lettersBeyond } from '@/domain/catalogue/lacking-letters'
import { followFace } from '../../ui/face-loads'
import { guardedStyleOf } from './browser-fonts'
import { fetchGuarded, type SetText } from './guarded-letters'
import { fetchCharacters, letterPagePath } from './style-characters'

const NO_LACK: LackingLetters = { letters: [], isOfPreview: false }

const LACKING = 'Lacking Letters'

/** By address, until it has come; one that did not come is none. */
const fetched = new Map<string, Promise<unknown>>()

/**
 * Letters of a text that the style has and its preview lacks become part of its browser font, in pages; those that the style
 * lacks too stay empty boxes, and are returned. The face is loaded already. Offline they stay boxes until the text changes.
 */
export async function fetchLetters(set: SetText): Promise<LackingLetters> {
  const { styleId, face, text } = set
  if (guardedStyleOf(face)) return fetchGuarded(set)
  if (!(await hasBoxes(face, text))) return NO_LACK
  const { beyond, version, ranges, unseen } = await fetchCharacters(styleId)
  const wanted = new Set(
    Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
      .filter((code) => beyond.some(([first, last]) => code >= first && code <= last))
      .map(letterPageOf),
  )

  await Promise.all(
    Array.from(wanted, (page) => {
      const address = letterPagePath(styleId, page, version)
      const unicodeRange = rangeOfPage(page, beyond)
      const coming = fetched.get(address) ?? register(face, { address, unicodeRange })
      fetched.set(address, coming)
      return coming
    }),
  )
  return { letters: lettersBeyond(text, ranges), isOfPreview: unseen > 0 }
}

function register(
  face: string,
  { address, unicodeRange }: Record<'address' | 'unicodeRange', string>,
) {
  const font = new FontFace(face, `url("${address}")`, { weight: '1 1000', unicodeRange })
  document.fonts.add(font)
  followFace(font)
  return font.load().catch(() => {
    document.fonts.delete(font)
    fetched.delete(address)
  })
}

let pen: CanvasRenderingContext2D | null = null

/** A letter that measures like a box, with its face before the boxes, is one. */
export async function hasBoxes(face: string, text: string): Promise<boolean> {
  await document.fonts.load(`20px "${LACKING}"`, 'A')
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen) return false
  pen.font = `100px "${LACKING}"`
  const box = sizeOf('A')
  pen.font = `100px "${face}", "${LACKING}"`
  return Array.from(new Set(text)).some((letter) => letter.trim() !== '' && sizeOf(letter) === box)
}

function sizeOf(letter: string): string {
  const { width, actualBoundingBoxAscent, actualBoundingBoxDescent } =
    pen?.measureText(letter) ?? {}
  return [width, actualBoundingBoxAscent, actualBoundingBoxDescent].join()
}

function rangeOfPage(page: number, beyond: StyleCharacters['beyond']): string {
  const end = page + CODES_A_PAGE - 1
  return beyond
    .filter(([first, last]) => first <= end && last >= page)
    .map(([first, last]) => `U+${hexOf(Math.max(first, page))}-${hexOf(Math.min(last, end))}`)
    .join()
}
