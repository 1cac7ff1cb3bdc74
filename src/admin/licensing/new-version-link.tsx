import Link from 'next/link'
import type { UIFieldServerProps } from 'payload'
import { may } from '@/domain/staff/roles'
import { pathOfNewVersion, versionWords } from './words'

/** On the page of a licence text: the way to its next version. */
export function NewVersionLink({ id, i18n, user }: UIFieldServerProps) {
  if (!id || !may(user, 'edit', 'licensing')) return null
  return (
    <p className="field-type">
      <Link href={pathOfNewVersion(String(id))} prefetch={false}>
        {versionWords(i18n.language).make} →
      </Link>
    </p>
  )
}
