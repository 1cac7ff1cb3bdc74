import type { Payload } from 'payload'
import { typesetReadingPage } from '@/operations/site/pages/typeset-page'
import type { Eula } from '@/payload-types'
import { EulaPage } from '@/storefront/shell/reading/reading-page'

/** A licence text, set like any page to read. */
export async function EulaText({ shop, eula }: { shop: Payload; eula: Eula }) {
  const { id, title, version, effectiveFrom, sections } = eula
  return (
    <EulaPage
      {...{ title, version, effectiveFrom, sections }}
      pdf={`/api/eula/${id}.pdf`}
      setIn={await typesetReadingPage(shop, title)}
    />
  )
}
