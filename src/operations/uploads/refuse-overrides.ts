import type { Payload } from 'payload'
import type { FileWish, StyleFields } from '@/domain/catalogue/upload/upload-answer'
import { refuseVariation } from '@/domain/catalogue/variation/refuse-variation'
import { InvalidRequest } from '@/domain/shop-error'
import { makePlan } from './make-plan'
import type { UploadRow } from './upload-file-records'

/** What staff say of axes and instances must hold for the very file it is said of. */
export async function refuseOverrides(
  payload: Payload,
  rows: UploadRow[],
  wishes: Record<string, FileWish>,
): Promise<void> {
  const said = rows.filter(({ id }) => isOfVariation(wishes[id]))
  if (said.length === 0) return

  const { files } = await makePlan(payload, rows)
  for (const { id, facts } of said) {
    const fields = files.get(id)?.plan.fields
    if (!facts || !fields) continue
    const before = settingOf(fields)
    const after = settingOf({ ...fields, ...wishes[id]?.fields })
    const [fault] = refuseVariation(facts, { before, after })
    if (fault) throw new InvalidRequest({ 'fields.variation': fault })
  }
}

function isOfVariation(wish: FileWish | undefined): boolean {
  return Boolean(wish?.fields?.variation ?? wish?.fields?.rest_coordinates)
}

function settingOf({ variation, rest_coordinates }: StyleFields) {
  return { words: variation, rest: rest_coordinates }
}
