import type { Metadata } from 'next'
import type { Payload } from 'payload'
import { canonicalAddress } from '@/app/(shop)/canonical-address'
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

/** `named`: how the address names it, where not by its id. */
export function eulaMetadata(eula: Eula | null, named = eula?.id): Metadata {
  if (!eula) return { title: 'Page Not Found' }
  const title = `${eula.title} ${eula.version}`
  const description = `The whole text of ${title}: what it allows, and what it does not.`
  return { title, description, ...canonicalAddress(`/eula/${named}`) }
}
