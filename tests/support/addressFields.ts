/** What a guest types at the shipping stage, by the labels of the fields. */
export const ADDRESS_FIELDS = {
  'First Name': 'Asha',
  'Last Name': 'Menon',
  'E-mail': 'asha@example.com',
  'Mobile Number': '9847123456',
  'House / Apartment': '12 B, Lotus Court',
  Street: 'Marine Drive',
};
