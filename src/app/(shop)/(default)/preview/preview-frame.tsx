import { notFound } from 'next/navigation'
import type { Payload } from 'payload'
import type { ComponentProps, ReactNode } from 'react'
import { openShop } from '@/app/(shop)/open-shop'
import { requireStaff } from '@/app/(shop)/require-staff'
import type { WithDrafts } from '@/operations/records/drafts'
import { DraftNotice } from '@/storefront/shell/drafts/draft-notice'

export type PreviewProps = { params: Promise<{ id: string }> }

type Preview<Found> = {
  collection: WithDrafts
  read: (shop: Payload, id: string) => Promise<Found | null>
  show: (found: Found, shop: Payload, id: string) => ReactNode | Promise<ReactNode>
}

/** A draft as it is stored, for staff alone, beneath the notice of how it stands with it. */
export async function showDraft<
  Found extends Pick<ComponentProps<typeof DraftNotice>, 'state' | 'publicPath'>,
>({ params }: PreviewProps, { collection, read, show }: Preview<Found>) {
  const shop = await openShop()
  await requireStaff(shop, collection)
  const { id } = await params
  const found = await read(shop, id)
  if (!found) notFound()
  const { state, publicPath } = found
  return (
    <>
      <DraftNotice {...{ state, publicPath }} editPath={`/admin/collections/${collection}/${id}`} />
      {await show(found, shop, id)}
    </>
  )
}
