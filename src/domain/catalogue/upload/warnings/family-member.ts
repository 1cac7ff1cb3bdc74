import type { StyleFields } from '../upload-answer'
import type { CatalogueTypeface, IncomingFile } from '../upload-catalogue'
import type { UploadedFont } from '../uploaded-font'
import { fieldsOf } from '../matching/match-file'
import type { PlannedFile } from '../plan-upload'

/** A style of the family as it will be: planned of a file, or in the shop already and left as it is. */
export type FamilyMember = {
  fields: StyleFields
  font: UploadedFont | null
  /** The uploaded file it comes from. */
  file: string | null
}

export function membersOf(
  typeface: CatalogueTypeface | null,
  planned: readonly PlannedFile[],
  files: readonly IncomingFile[],
): FamilyMember[] {
  const coming = planned.filter(({ state }) => state !== 'left_out')
  const replaced = coming.flatMap(({ plan }) =>
    plan.style.kind === 'existing' ? [plan.style.id] : [],
  )
  const staying = (typeface?.styles ?? []).filter(({ id }) => !replaced.includes(id))
  return [
    ...staying.map((style) => ({ fields: fieldsOf(style), font: style.font, file: null })),
    ...coming.map(({ id, plan }) => ({
      fields: plan.fields,
      font: files.find((file) => file.id === id)?.font ?? null,
      file: id,
    })),
  ]
}

/** What a warning is about; null where no uploaded file has a part in it. */
export function about(members: readonly FamilyMember[]) {
  const files = members.flatMap(({ file }) => (file === null ? [] : [file]))
  return files.length > 0 ? { files, styles: members.map(({ fields }) => fields.name) } : null
}

/** The members that differ from what most of the family has in common, with what that is; nobody where all agree. */
export function oddOnes<Value>(
  members: readonly FamilyMember[],
  valueOf: (member: FamilyMember) => Value | null,
): { odd: FamilyMember[]; common: Value } | null {
  const groups = new Map<string, { value: Value; members: FamilyMember[] }>()
  for (const member of members) {
    const value = valueOf(member)
    if (value === null) continue
    const key = JSON.stringify(value)
    const group = groups.get(key) ?? { value, members: [] }
    groups.set(key, { value, members: [...group.members, member] })
  }
  const [most, ...others] = [...groups.values()].toSorted(
    (a, b) => b.members.length - a.members.length,
  )
  if (!most || others.length === 0) return null
  return { odd: others.flatMap((group) => group.members), common: most.value }
}
