import { renameCff } from '../rename/rename-cff'
import { windowsName, writeNames } from '../rename/write-names'
import { copyTable, hasTable, requireTable, type Sfnt } from '../sfnt/sfnt'
import { writeTag } from '../sfnt/write-sfnt'

/** Names no system offers in a menu. Not an empty table: then the file's name would be shown. */
const UNNAMED = { family: '.\x7f', style: '\x7f', full: '.\x7f', postScript: '\x7f' }

const MARK = 'PVW'
const NOTICE = 'Preview, not licensed for use.'
const RESTRICTED = 2
const DROPPED = ['STAT', 'DSIG', 'meta', 'gasp', 'hdmx', 'VDMX', 'LTSH', 'BASE']

/** A preview shows the letters and nothing of whose they are; what is saved from a page installs as nobody's font. */
export function stripIdentity(sfnt: Sfnt): Sfnt {
  sfnt.tables.set('name', namelessTable())
  sfnt.tables.set('post', withoutGlyphNames(sfnt))
  sfnt.tables.set('OS/2', markedAsPreview(sfnt))
  if (hasTable(sfnt, 'CFF ')) sfnt.tables.set('CFF ', namelessCff(sfnt))
  DROPPED.forEach((tag) => sfnt.tables.delete(tag))
  return sfnt
}

function namelessTable(): Uint8Array {
  return writeNames([
    windowsName(0, NOTICE),
    windowsName(1, UNNAMED.family),
    windowsName(2, UNNAMED.style),
    windowsName(3, ''),
    windowsName(4, UNNAMED.full),
    windowsName(6, UNNAMED.postScript),
    windowsName(13, MARK),
  ])
}

/** Version 3 of the post table is its header alone. */
function withoutGlyphNames(sfnt: Sfnt): Uint8Array {
  const header = Uint8Array.from(requireTable(sfnt, 'post').slice(0, 32))
  new DataView(header.buffer).setUint32(0, 0x30000)
  return header
}

function markedAsPreview(sfnt: Sfnt): Uint8Array {
  const { bytes, view } = copyTable(sfnt, 'OS/2')
  view.setUint16(8, RESTRICTED)
  writeTag(view, 58, `${MARK} `)
  return bytes
}

function namelessCff(sfnt: Sfnt): Uint8Array {
  return renameCff(requireTable(sfnt, 'CFF ').bytes, { postScript: MARK, full: MARK, family: MARK })
}
