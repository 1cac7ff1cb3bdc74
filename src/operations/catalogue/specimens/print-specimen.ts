import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Payload } from 'payload'
import { setSpecimen } from '@/delivery/documents/specimen/set-specimen'
import type { SpecimenJob } from '@/delivery/documents/specimen/specimen-pdf'
import { composeSpecimen, type Paper } from '@/domain/catalogue/specimens/compose-specimen'
import { FileIsLost, FilesAreAway, LineIsFull } from '@/domain/request-error'
import { FontJobFailed } from '@/fonts/workers/font-job-failed'
import type { Typeface } from '@/payload-types'
import { MEDIA_FOLDER } from '../../files/media-files'
import { readOrMake, writeWhole } from '../../fonts/letters/letters-store'
import { masterPath } from '../../fonts/measure-line'
import type { MasteredStyle } from '../../fonts/merge-facts'
import { runInLine, type ShortQueue } from '../../fonts/run-visitors-job'
import { findStylesWithFacts } from '../../records/published-catalogue'
import { readShop } from '../../records/shop'
import { pageOrigin } from '../../shop-origin'
import { viewTypeface } from '../typefaces/find-typeface'
import { readCatalogue } from '../typefaces/list-typefaces'
import { type Catalogue, withPrereleases } from '../typefaces/typeface-rows'

/** To be raised when specimens are set otherwise: each is then made anew. */
const EDITION = 2

/** `made`: what the shop set, under the hash of all it was set from; `own`: where the PDF lies that staff put in its place. */
export type Specimen =
  | { kind: 'made'; version: string; job: Omit<SpecimenJob, 'masters'>; styles: MasteredStyle[] }
  | { kind: 'own'; url: string }

type Wanted = { catalogue: Catalogue; typeface: Typeface; paper: Paper }

/** null: there is nothing to print of it. */
export async function designSpecimen(
  payload: Payload,
  { catalogue, typeface, paper }: Wanted,
): Promise<Specimen | null> {
  const view = await viewTypeface(payload, { catalogue, typeface })
  const [own] = view.specimens.pdfs
  if (own) return { kind: 'own', url: own.url }
  const [{ name }, styles] = await Promise.all([
    readShop(payload),
    findStylesWithFacts(payload, [view.id]) as Promise<MasteredStyle[]>,
  ])
  const origin = pageOrigin()
  const specimen = composeSpecimen(view, { name, host: origin && new URL(origin).host })
  if (!specimen) return null
  const hashed = [EDITION, specimen, paper, styles.map(({ id, master }) => [id, master])]
  const version = createHash('sha256').update(JSON.stringify(hashed)).digest('hex').slice(0, 32)
  return { kind: 'made', version, job: { specimen, paper }, styles }
}

/** One after the other, so that no invoice waits behind two. */
const LINE = { name: 'specimens', atOnce: 1, mostWaiting: 8 }

/** Whoever paid waits behind no visitor; a superfamily has many. */
const BUYERS_LINE = { name: 'specimens for buyers', atOnce: 1, mostWaiting: 32 }

/** At once for all that stand in a line; set once, and kept. */
export async function printSpecimen(
  payload: Payload,
  { version, job, styles }: Extract<Specimen, { kind: 'made' }>,
  line: ShortQueue = LINE,
): Promise<Buffer> {
  const print = async (path: string) => {
    const paths = styles.map(async (style) => [style.id, await masterPath(style)] as const)
    const masters = Object.fromEntries(await Promise.all(paths))
    await writeWhole(path, await runInLine(line, () => setSpecimen({ ...job, masters })))
  }
  try {
    return await readOrMake(`specimen ${version}`, print, { line: line.name })
  } catch (error) {
    if (!(error instanceof LineIsFull)) {
      const msg = `The specimen of ${job.specimen.typeface} was not set`
      payload.logger.error({ err: error, msg })
    }
    throw error
  }
}

/**
 * Of the typefaces that these styles belong to. What cannot be had is left out: nobody's fonts wait for it. `areAll`: none is
 * lacking that may be had in a while.
 */
export async function specimensOf(
  payload: Payload,
  { styles, paper }: { styles: string[]; paper: Paper },
) {
  const catalogue = await readCatalogue(payload)
  const shown = withPrereleases(catalogue).filter(({ id }) =>
    catalogue.stylesOf.get(id)?.some((style) => styles.includes(style.id)),
  )
  const lacking: unknown[] = []
  const printed = shown.map(async (typeface) => {
    const pdf = await pdfOf(payload, { catalogue, typeface, paper }).catch((error) => {
      lacking.push(error)
      return null
    })
    return pdf ? [{ typeface: typeface.name, pdf }] : []
  })
  const specimens = (await Promise.all(printed)).flat()
  return { specimens, areAll: !lacking.some(isOfTheMoment) }
}

/** What a font itself refuses it refuses again. */
function isOfTheMoment(error: unknown): boolean {
  if (error instanceof FilesAreAway || error instanceof FileIsLost) return true
  return error instanceof LineIsFull || (error instanceof FontJobFailed && error.reason !== 'error')
}

async function pdfOf(payload: Payload, wanted: Wanted): Promise<Buffer | null> {
  const specimen = await designSpecimen(payload, wanted)
  if (specimen?.kind === 'made') return printSpecimen(payload, specimen, BUYERS_LINE)
  return specimen && readFile(join(MEDIA_FOLDER, decodeURIComponent(basename(specimen.url))))
}
