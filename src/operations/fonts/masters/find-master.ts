import type { Payload } from 'payload'
import type { FontFile, Style } from '@/payload-types'
import { idOf } from '../../id-of'
import { findFilesOfStyle, requireStyle } from '../font-records'
import { findReleasesOf, type StoredRelease } from '../releases/release-records'

export type StyleMaster = { style: Style; files: FontFile[]; release: StoredRelease | null }

/** A style with the facts of its master, the files derived of it, and the release they belong to. */
export async function findMaster(payload: Payload, styleId: string): Promise<StyleMaster> {
  const style = await requireStyle(payload, styleId)
  const [files, releases] = await Promise.all([
    findFilesOfStyle(payload, styleId),
    findReleasesOf(payload, [idOf(style.typeface)]),
  ])
  return { style, files, release: releases[0] ?? null }
}
