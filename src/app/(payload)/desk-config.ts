import config from '@payload-config'
import type { SanitizedConfig } from 'payload'
import { openShop } from '@/app/(shop)/open-shop'
import { datePatterns, firstDayOfWeek } from '@/domain/staff/write-date'
import { readShop } from '@/operations/records/shop'
import { forgetClientConfigs } from '@/platform/payload-client-config'

/** The config as the admin is drawn with it: dates as the seller's country writes them, from the next page on when staff change it. */
export async function deskConfig(): Promise<SanitizedConfig> {
  const [desk, payload] = await Promise.all([config, openShop()])
  const { country } = await readShop(payload)
  const written = { ...datePatterns(country), weekBegins: firstDayOfWeek(country) }
  // The running shop was opened with a config of its own; Payload draws with one here, with the other there.
  const areNew = [desk, payload.config].map((one) => writeWith(written, one))
  if (areNew.includes(true)) forgetClientConfigs()
  return desk
}

type Written = ReturnType<typeof datePatterns> & { weekBegins: number }

function writeWith({ day, time, weekBegins }: Written, { admin }: SanitizedConfig): boolean {
  const known = [admin.dateFormat, admin.custom?.dayFormat, admin.custom?.weekBegins]
  if (known.join() === [time, day, weekBegins].join()) return false
  admin.dateFormat = time
  admin.custom = { ...admin.custom, dayFormat: day, weekBegins }
  return true
}
