import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import type { ArchiveStyle, FontFileOnDisk } from '@/delivery/archive/archive-request'
import type { LicensedStyle } from '@/domain/order/order-line'
import { runFontJob } from '@/fonts/run-font-job'
import { fontPath } from '../fonts/font-store'
import { findPostScriptNamesBeside } from '../records/font-files'
import { hashOf } from '../secret-key'

/**
 * The styles of a licence with their files. A system that finds one PostScript name in two fonts installs one of them: a variable
 * font with the names of its family's single styles, as many are made, is delivered under names of its own.
 */
export async function stylesToInstall(
  payload: Payload,
  { styles, folder }: { styles: LicensedStyle[]; folder: string },
): Promise<ArchiveStyle[]> {
  const variable = styles.filter(({ typ }) => typ === 'variable').map(({ id }) => id)
  const taken = variable.length > 0 ? await findPostScriptNamesBeside(payload, variable) : []
  return Promise.all(
    styles.map(async ({ files, ...style }) => ({
      ...style,
      files: await Promise.all(
        files.map(async ({ format, sha256, extension }): Promise<FontFileOnDisk> => {
          const isMaster = format === 'TTF' || format === 'OTF'
          const apart = isMaster && style.typ === 'variable' && taken.length > 0
          const fileName = `${style.typeface}-${style.name}`.replaceAll(' ', '')
          const master = { sha256, extension, path: await fontPath(sha256, extension) }
          const path = apart ? await pathApart(payload, { master, taken, folder }) : master.path
          return { format, path, fileName }
        }),
      ),
    })),
  )
}

type Apart = {
  master: { sha256: string; extension: string; path: string }
  taken: string[]
  folder: string
}

/** Whatever befalls the renaming, the buyer has a font that works. */
async function pathApart(payload: Payload, { master, taken, folder }: Apart): Promise<string> {
  const key = hashOf(JSON.stringify([master.sha256, taken])).slice(0, 32)
  const out = join(folder, `apart-${key}.${master.extension}`)
  try {
    await mkdir(folder, { recursive: true })
    await runFontJob({ kind: 'derive', recipe: 'apart', master: master.path, out, taken })
    return out
  } catch (error) {
    payload.logger.error({ err: error, msg: 'A variable font could not be named apart' })
    return master.path
  }
}
