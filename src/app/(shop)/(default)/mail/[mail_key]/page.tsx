import { privatePage } from '@/app/(shop)/canonical-address'
import { openShop } from '@/app/(shop)/open-shop'
import { isMailChoice } from '@/domain/mails/mail-choices'
import { NotFound } from '@/domain/request-error'
import { readMailChoices } from '@/operations/mails/change-mail-choices'
import { MailChoicesPage } from '@/storefront/buyers/mail-choices-page'
import '@/storefront/styles/pages/selling.css'
import '@/storefront/styles/pages/buyers.css'

type Props = { params: Promise<{ mail_key: string }>; searchParams: Promise<{ no?: unknown }> }

export const metadata = privatePage('Mails to you')

export default async function MailChoices({ params, searchParams }: Props) {
  const { mail_key: key } = await params
  const { no } = await searchParams
  const refused = isMailChoice(no) ? no : null
  return <MailChoicesPage mailKey={key} choices={await choicesOf(key)} refused={refused} />
}

async function choicesOf(key: string) {
  try {
    return await readMailChoices(await openShop(), key)
  } catch (error) {
    if (error instanceof NotFound) return null
    throw error
  }
}
