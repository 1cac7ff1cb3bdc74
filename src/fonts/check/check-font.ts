import { LARGEST_MASTER } from '@/domain/catalogue/upload/uploaded-font'
import { FontRefused } from '../font-refused'
import { readSfnt } from '../sfnt/read-sfnt'
import type { Sfnt } from '../sfnt/sfnt'
import { checkDirectory } from '../sfnt/table-directory'
import { checkTables } from './check-tables'
import { describeForeignFile } from './describe-foreign-file'

/** Refuses, in one plain sentence, whatever is not one whole TTF or OTF font. Runs before any font engine sees it. */
export function checkFont(file: Uint8Array): Sfnt {
  if (file.length === 0) throw new FontRefused('This file is empty.')
  if (file.length > LARGEST_MASTER) throw new FontRefused('This font is larger than 32 MB.')

  const foreign = describeForeignFile(file)
  if (foreign) throw new FontRefused(foreign)

  checkDirectory(file)
  const sfnt = readSfnt(file)
  checkTables(sfnt)
  return sfnt
}
