import type { Payload } from 'payload'
import { planUpload, slugOf, type PlannedFile } from '@/domain/catalogue/upload/plan-upload'
import { fieldsOf } from '@/domain/catalogue/upload/matching/match-file'
import type { UploadFamily } from '@/domain/catalogue/upload/upload-answer'
import type { CatalogueTypeface, IncomingFile } from '@/domain/catalogue/upload/upload-catalogue'
import { warnOfFamily } from '@/domain/catalogue/upload/warnings/warn-of-family'
import { groupBy } from '../group-by'
import { findTypefaceNames, withStyles } from './upload-catalogue-records'
import type { UploadRow } from './upload-file-records'

export type UploadPlan = { files: Map<string, PlannedFile>; families: UploadFamily[] }

/** The plan of an upload for the present catalogue. Reads only. */
export async function makePlan(payload: Payload, rows: UploadRow[]): Promise<UploadPlan> {
  const files = rows.flatMap(incoming)
  const names = await findTypefaceNames(payload)
  const touched = planUpload(files, names).flatMap(({ plan }) =>
    plan.typeface.kind === 'existing' ? [plan.typeface.id] : [],
  )
  const typefaces = await withStyles(payload, names, [...new Set(touched)])
  const planned = planUpload(files, typefaces)
  return {
    files: new Map(planned.map((file) => [file.id, file])),
    families: withOwnSlugs(
      [...groupBy(planned, ({ family }) => family)].map(([key, members]) =>
        describeFamily({ key, members, files, typefaces }),
      ),
      typefaces.map(({ slug }) => slug),
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

function describeFamily(family: {
  key: string
  members: PlannedFile[]
  files: IncomingFile[]
  typefaces: CatalogueTypeface[]
}): UploadFamily {
  const { key, members, files, typefaces } = family
  const chosen = members[0]?.plan.typeface
  const existing = typefaces.find(({ id }) => chosen?.kind === 'existing' && chosen.id === id)
  return {
    key,
    typeface: existing
      ? {
          kind: 'existing',
          id: existing.id,
          name: existing.name,
          slug: existing.slug,
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
    warnings: warnOfFamily({ typeface: existing ?? null, planned: members, files }),
    files: members.map(({ id }) => id),
    notes: '',
    state: 'waiting',
    failure: null,
  }
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
