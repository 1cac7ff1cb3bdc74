import sax from 'sax'
import { SVG_REMOVALS, type SvgRemoval } from '@/domain/site/media/svg-removals'
import { SvgCopy } from './svg-copy'

export type CleanSvg =
  | { kind: 'clean'; bytes: Uint8Array; removed: SvgRemoval[] }
  | { kind: 'refused'; sentence: string }

const UNREADABLE = 'This is not an SVG that can be read. Save it again from your drawing program.'

/** Of the drawing as it is written anew: entities of its own could make a small file a large one. */
const MOST_CHARACTERS = 4_000_000

/**
 * An SVG is a document of its own wherever it is opened: it may run scripts and fetch from elsewhere. So it is written anew, with
 * the elements and attributes that are known to do neither, and whatever else stood in it is left behind and named.
 */
export function cleanSvg(bytes: Uint8Array): CleanSvg {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return {
      kind: 'refused',
      sentence: 'This SVG is not written in UTF-8. Save it again from your drawing program.',
    }
  }
  return copySvg(text)
}

function copySvg(text: string): CleanSvg {
  const reader = sax.parser(true, { xmlns: true })
  const copy = new SvgCopy()
  reader.onerror = (error) => {
    throw new MalformedXml(error.message)
  }
  reader.ondoctype = (words) => {
    copy.leaveOut('entities')
    Object.assign(reader.ENTITIES, readEntities(words))
  }
  reader.onprocessinginstruction = ({ name }) => {
    if (name !== 'xml') copy.leaveOut('addresses')
  }
  reader.onopentag = (tag) => {
    if ('uri' in tag) copy.open(tag)
    if (copy.length > MOST_CHARACTERS) throw new MalformedXml('too long')
  }
  reader.onclosetag = () => copy.close()
  reader.ontext = (words) => copy.write(words)
  reader.oncdata = (words) => copy.write(words)

  try {
    reader.write(text).close()
  } catch (error) {
    if (error instanceof MalformedXml) return { kind: 'refused', sentence: UNREADABLE }
    throw error
  }
  if (!copy.isSvg) return { kind: 'refused', sentence: UNREADABLE }
  if (!copy.hasSize) return { kind: 'refused', sentence: NO_SIZE }
  const removed = SVG_REMOVALS.filter((removal) => copy.removed.has(removal))
  return { kind: 'clean', bytes: new TextEncoder().encode(copy.text), removed }
}

const NO_SIZE = 'This SVG says nowhere how large it is. Save it with a “viewBox”.'

class MalformedXml extends Error {}

const ENTITY = /<!ENTITY\s+([\w.-]{1,40})\s+(?:"([^"%&<>]{0,200})"|'([^'%&<>]{0,200})')\s*>/g

/** Illustrator shortens namespaces so. Words only: one that holds another, or is fetched, stays unknown. */
function readEntities(doctype: string): Record<string, string> {
  const found = Array.from(doctype.matchAll(ENTITY), ([, name = '', double, single]) => [
    name,
    double ?? single ?? '',
  ])
  return Object.fromEntries(found) as Record<string, string>
}
