import type { PreviewTexts } from "./en.ts";

export const ar: PreviewTexts = {
  title: "معاينة: {title}",
  one: "الخطوة {n}: تم العثور على العنصر",
  several: "الخطوة {n}: تم العثور على العنصر {count} مرات، ويُستخدم الأول",
  hidden: "الخطوة {n}: تم العثور على العنصر لكنه غير ظاهر",
  absent: "الخطوة {n}: لم يتم العثور على العنصر في هذه الصفحة",
  invalid: "الخطوة {n}: تعذّرت قراءة المحدِّد",
  slide: "الخطوة {n}: شريحة لا تحتاج إلى عنصر",
  elsewhere: "الخطوة {n}: في صفحة أخرى ({page})",
  all: "جميع الخطوات",
  again: "التشغيل من جديد",
  end: "إنهاء المعاينة",
  expired: "انتهت صلاحية هذه المعاينة. افتحها مجددًا من Handrail.",
  category1: "ميزة جديدة",
  category2: "تذكير",
  category3: "دليل لا يفوت",
  category4: "أخبار",
  category5: "إعلان",
  category6: "مهم",
  infoBox: "هكذا يبدو مربع المعلومات.",
};
