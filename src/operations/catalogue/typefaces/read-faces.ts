import type { Payload } from 'payload'
import {
  menuFaceName,
  previewFaceName,
  sampleFaceName,
} from '@/domain/catalogue/styles/font-face-names'
import type { TypefaceRow } from '@/domain/catalogue/typeface-view'
import { FileIsLost } from '@/domain/request-error'
import { env } from '@/env'
import { runFontJob } from '@/fonts/run-font-job'
import type { Style, Typeface } from '@/payload-types'
import { masterPath } from '../../fonts/measure-line'
import { publicFileName, readFont } from '../../fonts/font-store'
import { readOrMake } from '../../fonts/letters/letters-store'
import { lettersKey } from '../../fonts/letters/read-letters'
import { requireShownStyle } from '../../fonts/letters/shown-style'
import { findMenuPreviews, findPreviewOfStyles } from '../../records/published-catalogue'
import { hashOf } from '../../secret-key'

/** In pixels: no such text is set smaller, and drawings for footnotes would be a third of its bytes. */
const LEAST_SIZE = 16

type Row = Pick<TypefaceRow, 'sample' | 'sampleFace' | 'explore'>

/** The letters of each row's own text, its axes where they stand in it: a tenth of a preview. A row without a style has none, nor one whose style lacks a letter of it. */
export async function readSampleFaces(payload: Payload, rows: readonly Row[]) {
  const faces = await Promise.all(rows.map((row) => readSampleFace(payload, row)))
  return faces.flat()
}

async function readSampleFace(payload: Payload, row: Row): Promise<InlinedFace[]> {
  const { sample, sampleFace } = row
  const { face, coordinates } = sampleFace
  const cut = cutOf(row)
  if (!cut) return []
  const inlined = await readTextFace(payload, {
    styleId: cut.id,
    face,
    coordinates,
    text: sample.text,
  })
  return inlined ? [inlined] : []
}

type SetText = {
  styleId: string
  /** Its preview's browser font. */
  face: string
  coordinates: Record<string, number>
  text: string
}

/** The letters of one text, its axes where they stand in it. null: its style lacks a letter of it. */
export async function readTextFace(
  payload: Payload,
  { styleId, face, coordinates, text }: SetText,
): Promise<InlinedFace | null> {
  const shown = await requireShownStyle(payload, styleId)
  const letters = [...new Set(text)].toSorted()
  if (!letters.every((letter) => isIn(shown.shown, letter))) return null

  const request = {
    text: letters.join(''),
    coordinates,
    // What nobody set follows the size of the text.
    ...(coordinates.opsz === undefined
      ? { keepAxes: ['opsz'], axisStarts: { opsz: LEAST_SIZE } }
      : { keepAxes: [] }),
  }
  const key = hashOf(JSON.stringify(request)).slice(0, 16)
  const bytes = await readOrMake(`${lettersKey(shown)} sample ${key}`, async (out) =>
    runFontJob({
      kind: 'derive',
      recipe: 'menu',
      master: await masterPath(shown.style),
      out,
      brotliQuality: env.brotliQuality,
      ...request,
    }),
  )
  const dataUri = `data:font/woff2;base64,${bytes.toString('base64')}`
  return { face: sampleFaceName(face), dataUri }
}

function isIn(ranges: readonly (readonly [number, number])[], letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  return ranges.some(([first, last]) => code >= first && code <= last)
}

export type InlinedFace = { face: string; dataUri: string }

export type LinkedFace = { face: string; url: string }

/** Menu previews in the order of the given faces: the first as data URIs, inlined in the page that shows these names first, the others with their URLs. */
export async function readMenuFaces(
  payload: Payload,
  faces: string[],
  { inlined = faces.length }: { inlined?: number } = {},
): Promise<(InlinedFace | LinkedFace)[]> {
  const previews = await findMenuPreviews(payload)
  const hashes = new Map(
    // A typeface in the trash has none.
    previews.flatMap(({ style, typeface, sha256 }) =>
      typeface
        ? [[menuFaceName((typeface as Typeface).name, (style as Style).name), sha256] as const]
        : [],
    ),
  )
  const read = [...new Set(faces)].map(async (face, index) => {
    const sha256 = hashes.get(face)
    if (!sha256) return []
    const bytes = index < inlined ? await readFont(sha256, 'woff2').catch(unlessLost) : null
    if (!bytes) return [{ face, url: `/api/font-files/file/${publicFileName(sha256, 'woff2')}` }]
    return [{ face, dataUri: `data:font/woff2;base64,${bytes.toString('base64')}` }]
  })
  return (await Promise.all(read)).flat()
}

/** One name less is no reason for a page to fail. */
function unlessLost(error: unknown): null {
  if (error instanceof FileIsLost) return null
  throw error
}

/** The previews of styles, for whoever has no script: the list of fonts is fetched by it. */
export async function readPreviewFaces(
  payload: Payload,
  styles: readonly { id: string; face: string }[],
): Promise<LinkedFace[]> {
  const faces = new Map(styles.map(({ id, face }) => [id, face]))
  const files = await findPreviewOfStyles(payload, [...faces.keys()])
  return [...faces].flatMap(([id, face]) => {
    const name = files.get(id)
    return name ? [{ face, url: `/api/font-files/file/${name}` }] : []
  })
}

/** Those of the texts in the first rows of Explore. */
export function readRowFaces(payload: Payload, rows: readonly Row[]): Promise<LinkedFace[]> {
  const styles = rows.flatMap((row) => {
    const id = cutOf(row)?.id
    return id ? [{ id, face: row.sampleFace.face }] : []
  })
  return readPreviewFaces(payload, styles)
}

function cutOf({ sampleFace, explore }: Row) {
  const { cuts, family } = explore
  return cuts.find(({ name }) => previewFaceName(family, name) === sampleFace.face)
}
