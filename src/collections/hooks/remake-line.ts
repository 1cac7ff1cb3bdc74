import type { PayloadRequest } from 'payload'
import { dropReleases, hasStyles } from '@/operations/fonts/deletion-records'
import { refreshTypeface } from '@/operations/fonts/refresh-typeface'
import { idOf } from '@/operations/id-of'
import { runExclusive } from '@/operations/run-exclusive'
import type { Style, Typeface } from '@/payload-types'

type Change<Row> = { doc: Row; previousDoc?: Row; req: PayloadRequest }

/** What the painted name, the menu previews and the merged facts are worked out from, beside the masters themselves. */
const DECISIVE = ['typ', 'weight', 'slope', 'restCoordinates', 'variation'] as const

/** A style that stands elsewhere in its family, or is gone, changes how the family's name is painted. */
export async function remakeLineOfStyle({ doc, previousDoc, req }: Change<Style>): Promise<Style> {
  if (doc.master && !req.context.quiet && isDecisive(doc, previousDoc)) {
    await remakeLine(req, idOf(doc.typeface))
  }
  return doc
}

/** Its own name is what is painted. A draft waits: the page still shows the name that was published. */
export async function remakeLineOfTypeface({ doc, req }: Change<Typeface>): Promise<Typeface> {
  if (doc._status === 'published' && !req.context.quiet) await remakeLine(req, doc.id)
  return doc
}

async function remakeLine({ payload }: PayloadRequest, typeface: string): Promise<void> {
  await runExclusive(typeface, async () => {
    if (await hasStyles(payload, typeface)) await refreshTypeface(payload, typeface)
    else await dropReleases(payload, typeface)
  })
}

function isDecisive(style: Style, before: Style | undefined): boolean {
  return DECISIVE.some((key) => JSON.stringify(style[key]) !== JSON.stringify(before?.[key]))
}
