import type { Tab } from 'payload'
import { visitorsMayTry } from '../../fields/visitors-may-try'

/** What visitors may try of it before they license it. */
export const tryingTab: Tab = {
  label: 'Trying',
  fields: [...visitorsMayTry],
}
