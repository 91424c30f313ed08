/** The question before the rest of an invoice is waived. */
export const waiveTextsDe = {
  waive: {
    action: 'Rest erlassen',
    title: 'Rest der Rechnung {{number}} erlassen?',
    text: 'Der Verein verzichtet auf {{amount}}. Es entsteht eine Rechnungskorrektur mit eigener Nummer, die {{name}} per E-Mail bekommt. Die Rechnung gilt danach als bezahlt und lässt sich nicht mehr stornieren.',
    submit: 'Rest erlassen',
    done: 'Der Rest ist erlassen.',
  },
} as const;
