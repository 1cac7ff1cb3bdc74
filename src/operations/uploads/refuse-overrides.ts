import type { Payload } from 'payload'
import type { FileOverride, StyleFields } from '@/domain/catalogue/upload/upload-answer'
import { refuseVariation } from '@/domain/catalogue/variation/refuse-variation'
import { InvalidRequest } from '@/domain/shop-error'
import { makePlan } from './make-plan'
import type { UploadRow } from './upload-file-records'

/** Overrides of axes and instances must be possible for the very file they are for. */
export async function refuseOverrides(
  payload: Payload,
  rows: UploadRow[],
  overrides: Record<string, FileOverride>,
): Promise<void> {
  const concerned = rows.filter(({ id }) => overridesVariation(overrides[id]))
  if (concerned.length === 0) return

  const { files } = await makePlan(payload, rows)
  for (const { id, facts } of concerned) {
    const fields = files.get(id)?.plan.fields
    if (!facts || !fields) continue
    const before = settingOf(fields)
    const after = settingOf({ ...fields, ...overrides[id]?.fields })
    const [error] = refuseVariation(facts, { before, after })
    if (error) throw new InvalidRequest({ 'fields.variation': error })
  }
}

function overridesVariation(override: FileOverride | undefined): boolean {
  return Boolean(override?.fields?.variation ?? override?.fields?.default_coordinates)
}

function settingOf({ variation, default_coordinates }: StyleFields) {
  return { overrides: variation, position: default_coordinates }
}
