import { countInWords, pluralOf } from '@/domain/words'
import type { ArchiveRequest, ArchiveUse } from './archive-types'

type Folder = { use: ArchiveUse; name: string }

/** Lines end as Windows wants them: its plainest editor shows them so everywhere. */
export function composeReadme(request: ArchiveRequest, folders: Folder[]): string {
  const { typeface, styles, licence, eulas, seller, news = [] } = request
  const blocks = [
    [typeface],
    [`${countInWords(styles.length)} ${pluralOf(styles.length, 'style')}:`, ...stylesOf(request)],
    ...(licence ? [[`Licence ${licence.number}`, `Licensee: ${licence.licensee}`]] : []),
    ...(news.length > 0 ? [news] : []),
    ['In this archive:', ...folders.map(describeFolder), ...documentLines(request)],
    ...(eulas.length > 0 ? [['What you may do with the fonts stands in the EULA.']] : []),
    [`Questions: ${seller.email}`, `${seller.name}, ${seller.url}`],
  ]
  return `${blocks.map((lines) => lines.map(oneLine).join('\r\n')).join('\r\n\r\n')}\r\n`
}

function stylesOf({ typeface, styles }: ArchiveRequest): string[] {
  return styles.map((style) => {
    return style.typeface === typeface ? `  ${style.name}` : `  ${style.typeface} ${style.name}`
  })
}

function describeFolder({ use, name }: Folder): string {
  return `  ${name}/  ${use.label} (${use.formats.join(', ')})`
}

function documentLines({ licence, eulas, notices = [] }: ArchiveRequest): string[] {
  return [
    ...(licence ? ['  Licence, PDF'] : []),
    ...eulas.map(({ title, version }) => `  EULA ${title}, version ${version}, PDF`),
    ...notices.map(({ typeface }) => `  Notice of the makers of ${typeface}, text`),
  ]
}

function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ')
}
