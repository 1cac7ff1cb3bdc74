/** Of whatever staff type that a visitor can follow. */
export const LINK_REFUSAL =
  'A link leads to a page, a mail or a telephone: begin it with https://, mailto:, tel: or /.'
