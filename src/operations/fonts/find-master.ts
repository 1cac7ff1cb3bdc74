import type { Payload } from 'payload'
import type { FontFile, Style } from '@/payload-types'
import { findFilesOfStyle, requireStyle } from './font-records'

export type StyleMaster = { style: Style; files: FontFile[] }

/** A style with what was found in its master, and the files made of it. */
export async function findMaster(payload: Payload, styleId: string): Promise<StyleMaster> {
  const style = await requireStyle(payload, styleId)
  return { style, files: await findFilesOfStyle(payload, styleId) }
}
