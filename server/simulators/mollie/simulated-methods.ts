import { documentationLink, mollieLink } from './simulated-payment.ts';

const euros = (value: string) => ({ currency: 'EUR', value });

/** The methods that the simulated account has switched on, in Mollie's own words. */
export const presentMethods = (base: string): object => ({
  count: 1,
  _embedded: {
    methods: [
      {
        resource: 'method',
        id: 'ideal',
        description: 'iDEAL',
        minimumAmount: euros('0.01'),
        maximumAmount: euros('50000.00'),
        image: {
          size1x: `${base}/methods/ideal.png`,
          size2x: `${base}/methods/ideal@2x.png`,
          svg: `${base}/methods/ideal.svg`,
        },
        status: 'activated',
        _links: { self: mollieLink(`${base}/v2/methods/ideal`) },
      },
    ],
  },
  _links: { self: mollieLink(`${base}/v2/methods`), documentation: documentationLink },
});
