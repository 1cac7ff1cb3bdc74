import { expect, test } from 'vitest'
import { clientNeighbourhood, clientNetwork, mailbox } from '@/domain/limits/limits'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0:0:ffff:1:2:3', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the client %s counts as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network)
})

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:4a:1::1', '2001:db8:4a::/48'],
  ['::1', '0:0:0::/48'],
])('%s has its neighbours in %s', (address, neighbourhood) => {
  expect(clientNeighbourhood(address)).toBe(neighbourhood)
})

test('one mailbox is one, however its address is written', () => {
  expect(mailbox('Ada+Fonts@Example.org')).toBe('ada@example.org')
})
