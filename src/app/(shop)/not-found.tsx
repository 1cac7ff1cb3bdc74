import { NotFoundPage } from '@/storefront/shell/not-found-page'

/** Only where a page went missing between the proxy and its rendering. */
export default function NotFound() {
  return <NotFoundPage kind="page" path="" />
}
