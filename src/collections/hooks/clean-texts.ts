import { ValidationError, type CollectionBeforeValidateHook } from 'payload'
import { withoutDirectionalMarks } from '@/domain/directional-marks'
import { findUnsafeLink } from '@/domain/site/find-unsafe-link'
import { isSafeLink } from '@/domain/site/safe-link'

const NAMES = ['name', 'title', 'label']

/** A name is seen beside others, in lists, mails and documents: nothing unseen in it may turn them. */
export const cleanNames: CollectionBeforeValidateHook = ({ data }) => {
  if (!data) return data
  const cleaned = NAMES.filter((name) => typeof data[name] === 'string').map((name) => [
    name,
    withoutDirectionalMarks(data[name] as string),
  ])
  return { ...data, ...Object.fromEntries(cleaned) }
}

export const refuseUnsafeLinks: CollectionBeforeValidateHook = ({ data }) => {
  for (const path of ['content', 'blocks']) {
    if (findUnsafeLink(data?.[path]) !== null) throw refusalOf(path)
  }
  return data
}

export const refuseUnsafeTarget: CollectionBeforeValidateHook = ({ data }) => {
  const url: unknown = data?.to?.url
  if (typeof url === 'string' && !isSafeLink(url)) throw refusalOf('to.url')
  return data
}

function refusalOf(path: string): ValidationError {
  const message =
    'A link leads to a page, a mail or a telephone: begin it with https://, mailto:, tel: or /.'
  return new ValidationError({ errors: [{ message, path }] })
}
