import Link from 'next/link'
import type { DefaultServerCellComponentProps, Payload, UIFieldServerComponent } from 'payload'
import { ownValue } from '@/domain/own-value'
import { NAMES } from '@/domain/staff/collection-names'
import { changesIn, deedInWords } from '@/domain/staff/deeds'
import { say } from '@/domain/staff/german/in-german'
import type { Audit } from '@/payload-types'
import { findTitle } from '@/operations/records/any-collection'
import { AdminLink } from '../admin-link'
import { datesIn } from '../dates-in'

type Entry = Partial<Audit>

/** Who reads, and where. */
type Reader = { payload: Payload; language: string }

/** A collection by what the navigation calls it. */
export function PlaceCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  const name = ownValue(NAMES, String(cellData))?.[1]
  return <span>{name ? say(i18n.language, name) : String(cellData ?? '')}</span>
}

/** The row it was of, with the way to it while there is one. */
export function RowCell({ rowData, payload, i18n }: DefaultServerCellComponentProps) {
  return <RowLink entry={rowData as Entry} payload={payload} language={i18n.language} />
}

/** What a save changed, or the deed, in the language of whoever reads. */
export function ChangesCell({ rowData, payload, i18n }: DefaultServerCellComponentProps) {
  return <span>{detailsOf(rowData as Entry, { payload, language: i18n.language })}</span>
}

/** The same on the page of an entry. */
export const EntryField: UIFieldServerComponent = ({ data, payload, i18n }) => {
  const { language } = i18n
  const entry = data as Entry
  return (
    <div className="field-type">
      <p>
        {say(language, ownValue(NAMES, entry.place ?? '')?.[0] ?? '')}{' '}
        <RowLink {...{ entry, payload, language }} />
      </p>
      <p>{detailsOf(entry, { payload, language })}</p>
    </div>
  )
}

async function RowLink({ entry, payload, language }: Reader & { entry: Entry }) {
  const { place = '', row } = entry
  const { admin } = payload.config.routes
  const now = row ? await findTitle(payload, { place: place ?? '', id: row }) : null
  const one = say(language, ownValue(NAMES, place ?? '')?.[0] ?? '')
  const title = [entry.title, now].find((words) => words && words !== row) ?? one
  const isGlobal = payload.globals.config.some(({ slug }) => slug === place)
  if (isGlobal) return <Link href={`${admin}/globals/${place}`}>{one}</Link>
  if (now === null || isHidden(payload, place ?? '')) return <span>{row ? title : ''}</span>
  return <AdminLink href={`${admin}/collections/${place}/${row}`}>{title}</AdminLink>
}

/** Has no pages in the admin panel. */
function isHidden({ config }: Payload, place: string): boolean {
  return config.collections.find(({ slug }) => slug === place)?.admin.hidden === true
}

function detailsOf({ deed, details, place }: Entry, { payload, language }: Reader): string {
  if (!details) return ''
  if (deed === 'acted') return deedInWords(language, details)
  const { config } = payload
  const form = [...config.collections, ...config.globals].find(({ slug }) => slug === place)
  const { dayOf, timeOf } = datesIn(config, language)
  return changesIn(language, details, (label, value) => {
    const field = form?.flattenedFields.find(
      (one) => 'label' in one && wordsOf(one.label) === label,
    )
    if (field?.type === 'date' && /^\d{4}-\d\d-\d\dT/.test(value)) {
      const isDay = field.admin?.date?.pickerAppearance === 'dayOnly'
      return isDay ? dayOf(value) : timeOf(value)
    }
    const options = field && 'options' in field ? field.options : []
    const chosen = options.find((one) => typeof one === 'object' && one.value === value)
    return typeof chosen === 'object' ? wordsOf(chosen.label, language) : undefined
  })
}

/** A label of both languages, or none. */
function wordsOf(label: unknown, language = 'en'): string | undefined {
  const words = ownValue((label ?? {}) as Record<string, unknown>, language)
  return typeof words === 'string' ? words : undefined
}
