import type { Payload } from 'payload'
import { chooseReadingFace } from './choose-reading-face'
import { typesetReadingPage, type ReadingSetting } from './typeset-reading-page'

const MOST_KEPT = 50
const settings = new Map<string, Promise<ReadingSetting | null>>()

/** The same for a page that is made for each visitor: measured once a heading and face, not once a visit. */
export async function typesetHeading(
  payload: Payload,
  title: string,
): Promise<ReadingSetting | null> {
  const face = await chooseReadingFace(payload)
  const key = `${title} ${face?.regular ?? ''}`
  const known = settings.get(key)
  if (known) return known
  const setting = typesetReadingPage(payload, title)
  if (settings.size >= MOST_KEPT) settings.clear()
  settings.set(key, setting)
  setting.catch(() => settings.delete(key))
  return setting
}
