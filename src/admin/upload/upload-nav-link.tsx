import Link from 'next/link'

/** A link in the admin's menu, above the collections. */
export function UploadNavLink() {
  return (
    <Link className="nav__link" href="/admin/upload" prefetch={false}>
      <span className="nav__link-label">Upload fonts</span>
    </Link>
  )
}
