import { type LackingLetters, lettersBeyond } from '@/domain/catalogue/lacking-letters'
import { hexOf, rangesOf } from '@/domain/catalogue/glyphs/letter-pages'
import { lettersInOrder, MOST_LETTERS, type SignedLetters } from '@/domain/catalogue/preview-level'
import { followFace } from '../../ui/face-loads'
import { callShop } from '../requests/call-shop'
import { guardedStyleOf } from './browser-fonts'

export type SetText = {
  styleId: string
  face: string
  text: string
  /** It is set with features that a guarded preview may lack. */
  hasFeatures?: boolean
}

/** What a page has of a face beyond its preview: one font, so that all of it is kerned. */
type Had = { letters: ReadonlySet<number>; hasFeatures: boolean; font: FontFace | null }

const NOTHING: Had = { letters: new Set(), hasFeatures: false, font: null }

const hads = new Map<string, Had>()

const turns = new Map<string, Promise<unknown>>()

/** Fetches what the guarded preview of a face lacks of a text. Where too much was asked for, what is there stays, and is told why. */
export function fetchGuarded(set: SetText): Promise<LackingLetters> {
  // One after another: the second asks for no more than the first has left.
  const turn = (turns.get(set.face) ?? Promise.resolve()).then(() => fetchLacking(set))
  turns.set(
    set.face,
    turn.catch(() => undefined),
  )
  return turn
}

async function fetchLacking({ face, text, hasFeatures = false }: SetText): Promise<LackingLetters> {
  const styleId = guardedStyleOf(face) ?? ''
  const signed = await signedLetters(styleId)
  const lacking = { letters: lettersBeyond(text, signed.ranges), isOfPreview: signed.unseen > 0 }
  const had = hads.get(face) ?? NOTHING
  const wanted = codesOf(text).filter((code) => isIn(signed.beyond, code) && !had.letters.has(code))
  const isEnough = had.hasFeatures || !hasFeatures
  if (wanted.length === 0 && isEnough) return lacking

  const wish = {
    letters: new Set([...had.letters, ...wanted]),
    hasFeatures: had.hasFeatures || hasFeatures,
  }
  const isTooMany = wish.letters.size > MOST_LETTERS
  const asked = isTooMany ? { ...wish, letters: new Set(wanted.slice(0, MOST_LETTERS)) } : wish
  const answer = await ask(styleId, asked)
  if ('refusal' in answer) return { ...lacking, refusal: answer.refusal }

  const font = await registerFurther(face, { ...asked, bytes: answer.bytes, signed })
  if (had.font && !isTooMany) document.fonts.delete(had.font)
  hads.set(face, { ...asked, font })
  return lacking
}

function codesOf(text: string): number[] {
  const letters = new Set([...text, ...text.normalize('NFC')])
  return Array.from(letters, (letter) => letter.codePointAt(0) ?? 0)
}

function isIn(ranges: SignedLetters['beyond'], code: number): boolean {
  return ranges.some(([first, last]) => code >= first && code <= last)
}

type Further = Pick<Had, 'letters' | 'hasFeatures'> & { bytes: ArrayBuffer; signed: SignedLetters }

/** It stands before the preview for every letter that it has. */
async function registerFurther(
  face: string,
  { letters, bytes, signed: { ranges, beyond } }: Further,
): Promise<FontFace> {
  const isHere = (code: number) => letters.has(code) || (isIn(ranges, code) && !isIn(beyond, code))
  const codes = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at).filter(isHere),
  )
  const unicodeRange = rangesOf(codes)
    .map(([first, last]) => `U+${hexOf(first)}-${hexOf(last)}`)
    .join()
  const font = await new FontFace(face, bytes, { weight: '1 1000', unicodeRange }).load()
  document.fonts.add(font)
  followFace(font)
  return font
}

type Answer = { bytes: ArrayBuffer } | { refusal: string }

function ask(styleId: string, wish: Pick<Had, 'letters' | 'hasFeatures'>): Promise<Answer> {
  const letters = String.fromCodePoint(...lettersInOrder(wish.letters))
  const query = new URLSearchParams({
    with: letters,
    ...(wish.hasFeatures ? { features: '' } : {}),
  })
  return fetchFurther(styleId, `/api/fonts/letters/${styleId}?${query}`)
}

const FORBIDDEN = 403

const TOO_MANY = 429

/** Further letters of a guarded style. An address whose time is over is asked for anew, once. */
export async function fetchFurther(styleId: string, path: string): Promise<Answer> {
  const fetchSigned = async () => {
    const { visit } = await signedLetters(styleId)
    return fetch(`${path}&visit=${visit}`)
  }
  const first = await fetchSigned()
  if (first.status === FORBIDDEN) visits.delete(styleId)
  const answer = first.status === FORBIDDEN ? await fetchSigned() : first
  if (answer.ok) return { bytes: await answer.arrayBuffer() }

  if (answer.status !== TOO_MANY) throw new Error(`Letters did not come: ${answer.status}.`)
  const { error } = (await answer.json()) as { error: { message: string } }
  return { refusal: error.message }
}

const visits = new Map<string, Promise<{ until: number; signed: SignedLetters }>>()

let latest: Promise<unknown> = Promise.resolve()

/** One after another: the first of a visit brings the cookie that all others are bound to. */
async function signedLetters(styleId: string): Promise<SignedLetters> {
  const known = visits.get(styleId)
  if (known && (await known).until > performance.now()) return (await known).signed
  const asked = latest
    .catch(() => undefined)
    .then(() => callShop<SignedLetters>(`/api/fonts/signed/${styleId}`))
    .then((signed) => ({ until: performance.now() + (signed.seconds - 60) * 1000, signed }))
  latest = asked
  visits.set(styleId, asked)
  asked.catch(() => visits.delete(styleId))
  return (await asked).signed
}
