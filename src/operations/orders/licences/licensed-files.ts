import type { FontFormat } from '@/domain/catalogue/font-list'
import type { FontFile, Style } from '@/payload-types'
import type { ReleasedMaster } from '../../fonts/releases/plan-release'
import type { LicensedFile } from './licence-terms'

/** The files of a style's present master, as a licence delivers them. */
export function licensedFiles(style: Pick<Style, 'master'>, files: FontFile[]): LicensedFile[] {
  return files
    .filter((file) => file.master === style.master)
    .map(({ format, sha256, filename }) => ({
      format: format as FontFormat,
      sha256: sha256 ?? '',
      extension: filename?.split('.').at(-1) ?? '',
    }))
}

export function isMasterOf(style: Pick<Style, 'id' | 'master'>): (one: ReleasedMaster) => boolean {
  return (one) => one.style === style.id && one.sha256 === style.master
}
