import type { SheetPaper } from '@/domain/order/order-for-staff'
import type { Invoice, Licence } from '@/payload-types'
import type { OrderLine } from '../order-records'

type Kept = { licences: Licence[]; invoices: Invoice[]; lines: OrderLine[] }

/** Every paper of an order, where staff open it: its licences in all their versions, its books, the texts that were accepted. */
export function papersOf({ licences, invoices, lines }: Kept): SheetPaper[] {
  const texts = lines.flatMap(({ uses }) => uses.map(({ eula }) => eula))
  return [
    ...invoices.map(({ id, kind, number }) => ({
      ...{ kind, number, version: null, url: `/api/invoices/${id}/pdf` },
    })),
    ...licences.flatMap(versionsOf),
    ...[...new Map(texts.map((eula) => [eula.id, eula])).values()].map((eula) => ({
      ...{ kind: 'eula' as const, number: `${eula.title} ${eula.version}`, version: null },
      url: `/eula/${eula.id}`,
    })),
  ]
}

/** The newest first. */
function versionsOf({ id, number, version }: Licence): SheetPaper[] {
  const newest = version ?? 1
  return Array.from({ length: newest }, (_, index) => newest - index).map((one) => ({
    ...{ kind: 'licence' as const, number, version: newest > 1 ? one : null },
    url: `/api/licences/${id}/pdf${one < newest ? `?version=${one}` : ''}`,
  }))
}
