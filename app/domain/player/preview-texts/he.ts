import type { PreviewTexts } from "./en.ts";

export const he: PreviewTexts = {
  title: "תצוגה מקדימה: {title}",
  one: "שלב {n}: הרכיב נמצא",
  several: "שלב {n}: הרכיב נמצא {count} פעמים, נעשה שימוש בראשון",
  hidden: "שלב {n}: הרכיב נמצא, אך אינו גלוי",
  absent: "שלב {n}: הרכיב לא נמצא בעמוד הזה",
  invalid: "שלב {n}: לא ניתן לקרוא את הסלקטור",
  slide: "שלב {n}: שקופית, אין צורך ברכיב",
  elsewhere: "שלב {n}: בעמוד אחר ({page})",
  all: "כל השלבים",
  again: "הפעלה מחדש",
  end: "סיום התצוגה המקדימה",
  expired: "תוקף התצוגה המקדימה פג. פתחו אותה שוב מתוך Handrail.",
  category1: "תכונה חדשה",
  category2: "תזכורת",
  category3: "מדריך שכדאי לראות",
  category4: "חדשות",
  category5: "הודעה",
  category6: "חשוב",
  infoBox: "כך נראית תיבת מידע.",
};
