import type { Payload } from 'payload'
import { pick } from '@/domain/own-value'
import type { Reflow } from '@/domain/catalogue/releases/release-change'
import { fieldsOf } from '@/domain/catalogue/upload/matching/match-file'
import { findForeignMasters, warnOfTakenName } from '@/domain/catalogue/upload/matching/taken-names'
import { type PlannedFile, planUpload, slugOf } from '@/domain/catalogue/upload/plan-upload'
import type { UploadFamily } from '@/domain/catalogue/upload/upload-answer'
import type { CatalogueTypeface, IncomingFile } from '@/domain/catalogue/upload/upload-catalogue'
import { warnOfFamily } from '@/domain/catalogue/upload/warnings/warn-of-family'
import type { NamedElsewhere } from '@/domain/catalogue/upload/warnings/warn-of-names'
import { runFontJob } from '@/fonts/run-font-job'
import { fontPath, uploadedPath } from '../fonts/font-store'
import { groupBy } from '../group-by'
import {
  findStylesNamed,
  findTypefaceNames,
  type NamedStyle,
  withStyles,
} from '../records/uploaded-styles'
import { findUploadFiles, updateUploadFile, type UploadRow } from '../records/uploads'
import { runExclusive } from '../concurrency'

/** The plan of an upload for the present catalogue. Reads only. */
export async function makePlan(payload: Payload, rows: UploadRow[]) {
  const files = rows.flatMap(incoming)
  const names = await findTypefaceNames(payload)
  const touched = planUpload(files, names).flatMap(({ plan }) =>
    plan.typeface.kind === 'existing' ? [plan.typeface.id] : [],
  )
  const typefaces = await withStyles(payload, names, [...new Set(touched)])
  const planned = planUpload(files, typefaces)
  const named = await findStylesNamed(
    payload,
    files.flatMap(({ font }) => font.postScriptName ?? []),
  )
  return {
    files: new Map(planned.map((file) => [file.id, file])),
    families: withOwnSlugs(
      [...groupBy(planned, ({ family }) => family)].map(([key, members]) =>
        describeFamily({ key, members, planned, files, typefaces, named }),
      ),
      typefaces.flatMap(({ slug, stored }) => [slug, stored?.slug ?? slug]),
    ),
  }
}

function incoming({ id, sha256, facts, override, comparison }: UploadRow): IncomingFile[] {
  if (!facts) return []
  return [
    {
      id,
      sha256: sha256 ?? '',
      font: facts,
      override: override ?? {},
      comparison: comparison ?? null,
    },
  ]
}

type FamilyInUpload = {
  key: string
  members: PlannedFile[]
  planned: PlannedFile[]
  files: IncomingFile[]
  typefaces: CatalogueTypeface[]
  named: NamedStyle[]
}

function describeFamily(family: FamilyInUpload): UploadFamily {
  const { key, members, files, typefaces } = family
  const chosen = members[0]?.plan.typeface
  const existing = typefaces.find(({ id }) => chosen?.kind === 'existing' && chosen.id === id)
  return {
    key,
    typeface: existing
      ? {
          kind: 'existing',
          ...pick(existing, ['id', 'name', 'slug']),
          is_published: existing.isPublished,
        }
      : {
          kind: 'new',
          name: chosen?.name ?? '',
          category: chosen?.kind === 'new' ? chosen.category : 'sans',
          slug: slugOf(chosen?.name ?? ''),
          is_published: false,
        },
    styles: (existing?.styles ?? []).map((style) => ({
      id: style.id,
      ...fieldsOf(style),
      has_master: style.master !== null,
    })),
    warnings: [
      ...warnOfTakenName(typefaces, members),
      ...warnOfFamily({
        ...{ typeface: existing ?? null, planned: members, files },
        elsewhere: namedElsewhere(family, existing?.id),
      }),
    ],
    foreign_masters: findForeignMasters(existing ?? null, members, files),
    files: members.map(({ id }) => id),
    notes: '',
    state: 'waiting',
    failure: null,
  }
}

/** Styles of other families by their PostScript names: those in the shop, and those that come with them. */
function namedElsewhere(
  { key, planned, files, typefaces, named }: FamilyInUpload,
  own: string | undefined,
): NamedElsewhere[] {
  const inShop = named.flatMap(({ typeface, name, postScriptName }) => {
    const found = typefaces.find(({ id }) => id === typeface && id !== own)
    return found ? [{ postScriptName, style: `${found.name} ${name}` }] : []
  })
  const coming = planned.flatMap(({ id, state, family, plan }) => {
    const postScriptName = files.find((file) => file.id === id)?.font.postScriptName
    if (family === key || state !== 'planned' || !postScriptName) return []
    return [{ postScriptName, style: `${plan.typeface.name} ${plan.fields.name}` }]
  })
  return [...inShop, ...coming]
}

/** Two names may make one slug: the later typeface gets a number behind it. */
function withOwnSlugs(families: UploadFamily[], usedSlugs: string[]): UploadFamily[] {
  const slugs = new Set(usedSlugs)
  return families.map((family) => {
    const { typeface } = family
    if (typeface.kind === 'existing') return family
    const slug = freeSlug(typeface.slug, slugs)
    slugs.add(slug)
    return { ...family, typeface: { ...typeface, slug } }
  })
}

function freeSlug(slug: string, usedSlugs: Set<string>, number = 1): string {
  const candidate = number === 1 ? slug : `${slug}-${number}`
  return usedSlugs.has(candidate) ? freeSlug(slug, usedSlugs, number + 1) : candidate
}

type Replaced = NonNullable<PlannedFile['replaces']>

/**
 * Compares every file with the master it would replace, where that has not been done, and returns how many these were. An
 * override of one file may move another file to another style, so all of them are checked.
 */
export async function compareFiles(payload: Payload, upload: string): Promise<number> {
  return runExclusive(`compare:${upload}`, async () => {
    const rows = await findUploadFiles(payload, upload)
    const { files } = await makePlan(payload, rows)
    const pairs = rows.flatMap((row): Pair[] => {
      const replaced = files.get(row.id)?.replaces
      return replaced && isToCompare(row, replaced) ? [{ upload, row, replaced }] : []
    })
    await Promise.all(pairs.map((pair) => compare(payload, pair)))
    return pairs.length
  })
}

/** Retries failed comparisons. False where nothing is left to compare. */
export async function compareAgain(payload: Payload, upload: string): Promise<boolean> {
  for (const { id, comparison } of await findUploadFiles(payload, upload)) {
    if (comparison && !comparison.reflow) {
      await updateUploadFile(payload, id, { comparison: null })
    }
  }
  return (await compareFiles(payload, upload)) > 0
}

function isToCompare({ sha256, comparison }: UploadRow, before: Replaced): boolean {
  return sha256 !== before.sha256 && comparison?.before !== before.sha256
}

type Pair = { upload: string; row: UploadRow; replaced: Replaced }

async function compare(payload: Payload, { upload, row, replaced }: Pair): Promise<void> {
  const comparison = {
    before: replaced.sha256,
    reflow: await reflowOf(payload, { upload, row, replaced }),
  }
  await updateUploadFile(payload, row.id, { comparison })
}

/** A plan is complete without a comparison: one that failed waits until staff retry it. */
async function reflowOf(payload: Payload, { upload, row, replaced }: Pair): Promise<Reflow | null> {
  try {
    const before = await fontPath(replaced.sha256, replaced.format.toLowerCase())
    const master = await uploadedPath(upload, row.sha256 ?? '')
    return await runFontJob({ kind: 'compare', before, master })
  } catch (error) {
    payload.logger.warn({ err: error, msg: 'A planned master could not be compared' })
    return null
  }
}
